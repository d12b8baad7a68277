ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_positive";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "refund_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0 or ("refunds"."reason" = 'exchange' and "refunds"."amount_minor" < 0));--> statement-breakpoint
UPDATE "orders" SET "credit_minor" = least("exchange"."credited_minor", "orders"."held_minor")
FROM "exchanges" "exchange" WHERE "exchange"."order_id" = "orders"."id" AND "exchange"."credited_minor" > 0;--> statement-breakpoint
-- The worth of exchanged goods that is moved between two orders went by no bank and no card.
CREATE OR REPLACE VIEW "billing_sources" AS
SELECT "paid"."id", "paid"."order_id", 'card' AS "method", "paid"."amount_minor", coalesce("paid"."accepted_at", "paid"."created_at") AS "at", NULL AS "day"
FROM "payments" "paid" WHERE "paid"."status" IN ('PAID', 'REFUNDED')
UNION ALL
SELECT "back"."id", "back"."order_id", CASE WHEN "back"."reason" = 'exchange' THEN 'exchange' WHEN "back"."sent_reference" IS NULL THEN 'card' ELSE 'transfer' END, -"back"."amount_minor", "back"."done_at", NULL
FROM "refunds" "back" WHERE "back"."payment_id" IS NOT NULL AND "back"."done_at" IS NOT NULL
UNION ALL
SELECT "line"."id", "line"."order_id", CASE "line"."kind" WHEN 'exchange' THEN 'exchange' ELSE 'transfer' END, CASE "line"."direction" WHEN 'in' THEN "line"."amount_minor" ELSE -"line"."amount_minor" END, "line"."recorded_at", "line"."day"
FROM "transfers" "line" JOIN "orders" "own" ON "own"."id" = "line"."order_id"
WHERE "line"."is_standing" AND ("line"."direction" = 'out' OR "line"."kind" = 'exchange' OR "own"."payment_method" <> 'pod')
UNION ALL
SELECT "own"."id", "own"."id", 'pod', "own"."total_minor", "own"."delivered_at", NULL
FROM "orders" "own" WHERE "own"."payment_method" = 'pod' AND "own"."delivered_at" IS NOT NULL AND "own"."total_minor" > 0;--> statement-breakpoint
UPDATE "billing_entries" "entry" SET "method" = 'exchange' WHERE "method" <> 'exchange' AND (
	EXISTS (SELECT FROM "transfers" "line" WHERE "line"."id" = "entry"."id" AND "line"."kind" = 'exchange')
	OR EXISTS (SELECT FROM "refunds" "back" WHERE "back"."id" = "entry"."id" AND "back"."reason" = 'exchange'));
