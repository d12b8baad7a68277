CREATE TABLE "chore_failures" (
	"chore" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chore_failures_chore_subject_pk" PRIMARY KEY("chore","subject")
);
--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"note" text,
	CONSTRAINT "payment_cases_reference" UNIQUE("payment_id","kind","reference"),
	CONSTRAINT "payment_cases_closed_whole" CHECK (("payment_cases"."outcome" is null) = ("payment_cases"."closed_at" is null))
);
--> statement-breakpoint
DROP INDEX "refunds_unwanted";--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("opened_at","id") WHERE "payment_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_transaction" ON "payments" USING btree ("provider","transaction");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_unwanted" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" in ('order-cancelled', 'paid-twice', 'amount-changed');