CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"taken_until" timestamp with time zone,
	"file" text,
	"ready_at" timestamp with time zone,
	CONSTRAINT "data_exports_whole" CHECK (("data_exports"."file" is null) = ("data_exports"."ready_at" is null))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_of_user" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_under_way" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."ready_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_ready" ON "data_exports" USING btree ("ready_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));