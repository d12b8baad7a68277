ALTER TABLE "payments" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
-- What was paid twice, or for another total, is known by its refund; where a dispute took that away, by the history written with its event.
UPDATE "payments" SET "accepted_at" = coalesce((SELECT min(e."at") FROM "payment_events" e WHERE e."payment_id" = "payments"."id" AND e."effect" IN ('accept', 'refund-due')), "payments"."updated_at")
WHERE "payments"."status" IN ('PAID', 'REFUNDED')
  AND NOT EXISTS (SELECT 1 FROM "refunds" r WHERE r."payment_id" = "payments"."id" AND r."reason" IN ('paid-twice', 'amount-changed'))
  AND NOT EXISTS (SELECT 1 FROM "payment_events" e JOIN "order_events" o ON o."order_id" = "payments"."order_id" AND o."at" = e."at"
    WHERE e."payment_id" = "payments"."id" AND e."effect" = 'refund-due' AND o."reason" IN ('payment-paid-twice', 'payment-amount-changed'));
