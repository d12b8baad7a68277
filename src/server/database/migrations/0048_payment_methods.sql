CREATE TABLE "detached_payment_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"sealed_token" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_method_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"provider" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"reference" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_method_pages_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "saved_payment_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"sealed_token" text NOT NULL,
	"fingerprint" text,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text,
	"account" text,
	"expiry_month" integer,
	"expiry_year" integer,
	"is_default" boolean DEFAULT false NOT NULL,
	"for_recurring" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_payment_methods_same" UNIQUE("user_id","provider","fingerprint"),
	CONSTRAINT "saved_payment_methods_last4" CHECK ("saved_payment_methods"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_payment_methods_brand" CHECK ("saved_payment_methods"."brand" !~ '[0-9]{5}'),
	CONSTRAINT "saved_payment_methods_expiry" CHECK (("saved_payment_methods"."expiry_month" is null) = ("saved_payment_methods"."expiry_year" is null) and "saved_payment_methods"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "test_bank_setups" (
	"id" text PRIMARY KEY NOT NULL,
	"client_reference" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"face" jsonb,
	"fingerprint" text,
	"token" text,
	"forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_bank_setups_clientReference_unique" UNIQUE("client_reference"),
	CONSTRAINT "test_bank_setups_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "payment_method_pages" ADD CONSTRAINT "payment_method_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD CONSTRAINT "saved_payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "detached_payment_methods_due" ON "detached_payment_methods" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "payment_method_pages_of_user" ON "payment_method_pages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_method_pages_created" ON "payment_method_pages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_method_pages_one_open" ON "payment_method_pages" USING btree ("user_id") WHERE "payment_method_pages"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "payment_method_pages_due" ON "payment_method_pages" USING btree ("next_check_at") WHERE "payment_method_pages"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_payment_methods_of_user" ON "saved_payment_methods" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_methods_default" ON "saved_payment_methods" USING btree ("user_id") WHERE "saved_payment_methods"."is_default";--> statement-breakpoint
-- A method that is saved no more, whoever removed it or its account, is to be forgotten by its provider too.
CREATE FUNCTION "detach_payment_method"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "detached_payment_methods" ("provider", "sealed_token") VALUES ("old"."provider", "old"."sealed_token");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "saved_payment_methods_detached" AFTER DELETE ON "saved_payment_methods" FOR EACH ROW EXECUTE FUNCTION "detach_payment_method"();
