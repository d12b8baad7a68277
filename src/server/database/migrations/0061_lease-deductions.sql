CREATE TABLE "lease_deductions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"note" text NOT NULL,
	"staff_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_deductions_amount" CHECK ("lease_deductions"."amount_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lease_deductions" ADD CONSTRAINT "lease_deductions_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_deductions" ADD CONSTRAINT "lease_deductions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_deductions_lease" ON "lease_deductions" USING btree ("lease_id","at");--> statement-breakpoint
CREATE INDEX "lease_deductions_staff" ON "lease_deductions" USING btree ("staff_id");