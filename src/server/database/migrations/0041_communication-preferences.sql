CREATE TABLE "communication_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email_enabled" boolean NOT NULL,
	"email_orders" boolean NOT NULL,
	"email_leases" boolean NOT NULL,
	"email_marketing" bigint,
	"email_newsletter" bigint,
	"sms_enabled" boolean NOT NULL,
	"sms_orders" boolean NOT NULL,
	"sms_leases" boolean NOT NULL,
	"sms_marketing" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"act" text NOT NULL,
	"way" text NOT NULL,
	"email" text NOT NULL,
	"wording" text,
	"version" text,
	"locale" text,
	"link_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_worded" CHECK ("consents"."act" = 'withdrawn' or ("consents"."wording" is not null and "consents"."version" is not null and "consents"."locale" is not null and "consents"."link_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_email_marketing_consents_id_fk" FOREIGN KEY ("email_marketing") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_email_newsletter_consents_id_fk" FOREIGN KEY ("email_newsletter") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_sms_marketing_consents_id_fk" FOREIGN KEY ("sms_marketing") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id","topic","id");--> statement-breakpoint
-- A consent is proved by its log: rows are added and go with their account, and none says another thing later.
CREATE FUNCTION "refuse_to_change_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of consents is not changed' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "unchangeable" BEFORE UPDATE OF "id", "topic", "act", "way", "email", "wording", "version", "locale", "link_id", "at" ON "consents"
  FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_consent"();
