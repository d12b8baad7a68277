ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("id") WHERE "orders"."status" = 'DELIVERED';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tracking_whole" CHECK (("orders"."carrier" is null) = ("orders"."tracking_number" is null));