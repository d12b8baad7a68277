CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"day" text NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_line" UNIQUE("order_id","direction","reference"),
	CONSTRAINT "transfers_amount_positive" CHECK ("transfers"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_due_on" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_notice" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owed_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_recorded_by" ON "transfers" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "order_addresses_email" ON "order_addresses" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at","id") WHERE (("orders"."status" = 'PENDING' and "orders"."payment_method" = 'pod') or ("orders"."status" = 'PROCESSING') or ("orders"."status" = 'PENDING' and "orders"."payment_notice" = 'warned') or ("orders"."status" = 'PENDING' and "orders"."held_minor" > 0) or ("orders"."owed_minor" > 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held_and_owed" CHECK ("orders"."owed_minor" between 0 and "orders"."held_minor");--> statement-breakpoint
UPDATE "orders" SET "payment_due_on" = (
  SELECT to_char(day, 'YYYY-MM-DD') FROM generate_series(1, 9) AS later,
    LATERAL (SELECT ("created_at" AT TIME ZONE CASE "currency" WHEN 'PLN' THEN 'Europe/Warsaw' ELSE 'Europe/Kyiv' END)::date + later AS day) AS days
  WHERE extract(isodow FROM day) < 6 ORDER BY day OFFSET 2 LIMIT 1)
WHERE "payment_method" = 'transfer' AND "shipping_minor" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "payment_due_at" = ("payment_due_on"::date + time '09:00') AT TIME ZONE CASE "currency" WHEN 'PLN' THEN 'Europe/Warsaw' ELSE 'Europe/Kyiv' END
WHERE "status" = 'PENDING' AND "payment_due_on" IS NOT NULL;
