ALTER TABLE "orders" ADD COLUMN "is_replacement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "takes_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_undecided" ON "payments" USING btree ("expires_at","id") WHERE "payments"."status" in ('OPEN', 'PROCESSING');--> statement-breakpoint
-- Those that were placed before keep the transfer that their customers were told of.
UPDATE "orders" SET "is_replacement" = true FROM "exchanges" "exchange" WHERE "exchange"."order_id" = "orders"."id";
