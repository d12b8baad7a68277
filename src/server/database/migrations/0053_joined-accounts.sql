CREATE TABLE "joined_accounts" (
	"former_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "joined_accounts" ADD CONSTRAINT "joined_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joined_accounts_of_user" ON "joined_accounts" USING btree ("user_id");