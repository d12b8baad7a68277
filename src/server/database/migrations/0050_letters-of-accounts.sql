ALTER TABLE "letters" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_of_account" ON "letters" USING btree ("user_id") WHERE "letters"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "letters_over" ON "letters" USING btree (coalesce("sent_at", "given_up_at"));--> statement-breakpoint
CREATE INDEX "withdrawals_of_account" ON "withdrawals" USING btree ("user_id") WHERE "withdrawals"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_of_account" ON "contact_messages" USING btree ("user_id") WHERE "contact_messages"."user_id" is not null;--> statement-breakpoint
UPDATE "letters" SET "user_id" = "link"."user_id" FROM "account_links" AS "link" WHERE "occasion" = 'account-link:' || "link"."id"::text;--> statement-breakpoint
UPDATE "letters" SET "user_id" = "export"."user_id" FROM "data_exports" AS "export" WHERE "occasion" = 'data-export:' || "export"."id"::text;--> statement-breakpoint
UPDATE "letters" SET "user_id" = "account"."id" FROM "users" AS "account" WHERE split_part("occasion", ':', 2) = "account"."id";
