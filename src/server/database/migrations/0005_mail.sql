DROP INDEX "letters_unsent";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("id") WHERE "letters"."sent_at" is null and "letters"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("next_attempt_at","id") WHERE "letters"."sent_at" is null and "letters"."given_up_at" is null;