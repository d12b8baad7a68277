ALTER TABLE "lease_protocols" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "lease_protocols" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lease_protocols" ADD CONSTRAINT "lease_protocols_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_protocols_saver" ON "lease_protocols" USING btree ("saved_by");