ALTER TABLE "official_rates" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
-- Until now only questions were noted: what a bank states, it stated at the latest then.
UPDATE "official_rates" SET "answered_at" = "asked_at" WHERE "date" IS NOT NULL;
