CREATE TABLE "refund_releases" (
	"refund_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_releases_refund_id_case_id_pk" PRIMARY KEY("refund_id","case_id")
);
--> statement-breakpoint
ALTER TABLE "refund_releases" ADD CONSTRAINT "refund_releases_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_releases" ADD CONSTRAINT "refund_releases_case_id_payment_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."payment_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_releases_of_case" ON "refund_releases" USING btree ("case_id");