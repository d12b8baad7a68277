CREATE TABLE "account_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_id" text NOT NULL,
	"into_id" text NOT NULL,
	"why" text NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"from_agreed_at" timestamp with time zone,
	"into_agreed_at" timestamp with time zone,
	CONSTRAINT "account_merges_fromId_unique" UNIQUE("from_id"),
	CONSTRAINT "account_merges_intoId_unique" UNIQUE("into_id"),
	CONSTRAINT "account_merges_of_two" CHECK ("account_merges"."from_id" <> "account_merges"."into_id"),
	CONSTRAINT "account_merges_why" CHECK (length("account_merges"."why") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_into_id_users_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merges_of_staff" ON "account_merges" USING btree ("proposed_by");