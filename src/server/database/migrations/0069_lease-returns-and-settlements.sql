ALTER TABLE "lease_terminations" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "lease_terminations" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "lease_terminations" ADD COLUMN "answer_note" text;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_bills_one_settlement" ON "lease_bills" USING btree ("lease_id") WHERE "lease_bills"."kind" = 'settlement';--> statement-breakpoint
ALTER TABLE "lease_terminations" ADD CONSTRAINT "lease_terminations_tracking_whole" CHECK (("lease_terminations"."carrier" is null) = ("lease_terminations"."tracking_number" is null) and ("lease_terminations"."carrier" is null or "lease_terminations"."way" = 'carrier'));