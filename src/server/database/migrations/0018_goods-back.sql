CREATE TABLE "goods_return_lines" (
	"return_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"sellable" integer NOT NULL,
	CONSTRAINT "goods_return_lines_return_id_order_item_id_pk" PRIMARY KEY("return_id","order_item_id"),
	CONSTRAINT "goods_return_lines_counts" CHECK ("goods_return_lines"."pieces" > 0 and "goods_return_lines"."sellable" between 0 and "goods_return_lines"."pieces")
);
--> statement-breakpoint
CREATE TABLE "goods_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"refund_minor" bigint NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_returns_refund_not_negative" CHECK ("goods_returns"."refund_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_line";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_amount_positive";--> statement-breakpoint
DROP INDEX "orders_waiting";--> statement-breakpoint
DROP INDEX "orders_delivered";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" SET "delivered_at" = coalesce((SELECT max("at") FROM "order_events" WHERE "order_id" = "orders"."id" AND "to_status" = 'DELIVERED'), "updated_at") WHERE "status" IN ('DELIVERED', 'COMPLETED');--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "reverses" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "is_standing" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_return_lines" ADD CONSTRAINT "goods_return_lines_return_id_goods_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."goods_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return_lines" ADD CONSTRAINT "goods_return_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD CONSTRAINT "goods_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD CONSTRAINT "goods_returns_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_return_lines_item" ON "goods_return_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "goods_returns_of_order" ON "goods_returns" USING btree ("order_id","recorded_at");--> statement-breakpoint
CREATE INDEX "goods_returns_recorded_by" ON "goods_returns" USING btree ("recorded_by");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_reverses_transfers_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_unremitted" ON "orders" USING btree ("delivered_at","id") WHERE ("orders"."payment_method" = 'pod' and "orders"."payment_status" = 'UNPAID' and "orders"."delivered_at" is not null);--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_line" ON "transfers" USING btree ("order_id","direction","reference") WHERE "transfers"."is_standing";--> statement-breakpoint
CREATE INDEX "transfers_of_order" ON "transfers" USING btree ("order_id","recorded_at");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at","id") WHERE (("orders"."status" = 'PENDING' and "orders"."payment_method" = 'pod') or ("orders"."status" = 'PROCESSING') or ("orders"."status" = 'PENDING' and "orders"."payment_notice" = 'warned') or ("orders"."status" = 'PENDING' and "orders"."held_minor" > 0) or ("orders"."owed_minor" > 0) or ("orders"."payment_method" = 'pod' and "orders"."payment_status" = 'UNPAID' and "orders"."delivered_at" is not null) or ("orders"."payment_method" <> 'pod' and "orders"."payment_status" = 'UNPAID' and "orders"."status" in ('SHIPPED', 'DELIVERED', 'COMPLETED')));--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE "orders"."status" = 'DELIVERED';--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_reverses_unique" UNIQUE("reverses");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_amount_sign" CHECK (("transfers"."reverses" is null) = ("transfers"."amount_minor" > 0) and "transfers"."amount_minor" <> 0);--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_counter_line" CHECK ("transfers"."reverses" is null or ("transfers"."note" is not null and not "transfers"."is_standing"));