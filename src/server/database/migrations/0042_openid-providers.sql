CREATE TABLE "pending_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"owner_id" text,
	"link_id" uuid,
	"region" text NOT NULL,
	"target" text,
	"is_remembered" boolean NOT NULL,
	"terms_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"region" text NOT NULL,
	"target" text,
	"is_remembered" boolean NOT NULL,
	"terms_version" text NOT NULL,
	"user_id" text,
	"posted" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pending_links" ADD CONSTRAINT "pending_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_visits" ADD CONSTRAINT "provider_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_links_expiry" ON "pending_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_links_of_owner" ON "pending_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "provider_visits_expiry" ON "provider_visits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_visits_of_user" ON "provider_visits" USING btree ("user_id");