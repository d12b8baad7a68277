CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"postponed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"files" text[],
	CONSTRAINT "account_deletions_files" CHECK ("account_deletions"."files" is null or "account_deletions"."erased_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("next_attempt_at") WHERE "account_deletions"."erased_at" is null or "account_deletions"."files" is not null;