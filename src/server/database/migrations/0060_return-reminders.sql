ALTER TABLE "leases" ADD COLUMN "reminder_for" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "reminder_on" date;