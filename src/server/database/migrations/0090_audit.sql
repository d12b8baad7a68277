CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" text,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"undoes" bigint,
	"form_key" uuid,
	CONSTRAINT "audit_entries_formKey_unique" UNIQUE("form_key")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_staff" ON "audit_entries" USING btree ("staff_id","id");--> statement-breakpoint
-- The log is proof of what was done: rows are added, and nothing in them is changed or deleted. Who did it is forgotten with the account.
CREATE FUNCTION "refuse_to_change_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is not changed' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "unchangeable" BEFORE UPDATE OF "id", "at", "subject", "subject_id", "action", "changes", "why", "undoes", "form_key" ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_audit"();--> statement-breakpoint
CREATE TRIGGER "never_forgotten" BEFORE DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_audit"();
