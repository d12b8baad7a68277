ALTER TABLE "payment_cases" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "sent_reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_reference" text;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_sent_whole" CHECK ((coalesce("payment_cases"."sent_by", '') = 'transfer') = ("payment_cases"."sent_reference" is not null));