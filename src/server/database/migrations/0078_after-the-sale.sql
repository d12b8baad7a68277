ALTER TABLE "notifications" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD COLUMN "subject" text DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_ticket" ON "notifications" USING btree ("ticket_id") WHERE "notifications"."ticket_id" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_subject" CHECK (num_nonnulls("notifications"."order_id", "notifications"."ticket_id") = 1
        and ("notifications"."ticket_id" is null or num_nonnulls("notifications"."lease_id", "notifications"."return_id") = 0));