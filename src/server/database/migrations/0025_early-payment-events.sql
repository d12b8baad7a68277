ALTER TABLE "payment_events" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "transaction" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "payment_events_of_charge" ON "payment_events" USING btree ("provider","transaction") WHERE "payment_events"."payment_id" is null;