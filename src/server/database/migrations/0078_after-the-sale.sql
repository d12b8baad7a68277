CREATE TABLE "warranty_repairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_item_id" uuid NOT NULL,
	"serial" text NOT NULL,
	"came_on" date NOT NULL,
	"returned_on" date NOT NULL,
	"note" text,
	"recorded_by" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warranty_repairs_days" CHECK ("warranty_repairs"."came_on" <= "warranty_repairs"."returned_on")
);
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD COLUMN "subject" text DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_repairs" ADD CONSTRAINT "warranty_repairs_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_repairs" ADD CONSTRAINT "warranty_repairs_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warranty_repairs_of_item" ON "warranty_repairs" USING btree ("order_item_id","came_on");--> statement-breakpoint
CREATE INDEX "warranty_repairs_recorded_by" ON "warranty_repairs" USING btree ("recorded_by") WHERE "warranty_repairs"."recorded_by" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_ticket" ON "notifications" USING btree ("ticket_id") WHERE "notifications"."ticket_id" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_subject" CHECK (num_nonnulls("notifications"."order_id", "notifications"."ticket_id") = 1
        and ("notifications"."ticket_id" is null or num_nonnulls("notifications"."lease_id", "notifications"."return_id") = 0));--> statement-breakpoint
-- No piece is in repair twice on a day: each day lengthens its warranty once.
ALTER TABLE "warranty_repairs" ADD CONSTRAINT "warranty_repairs_do_not_overlap" EXCLUDE USING gist
	("order_item_id" WITH =, "serial" WITH =, daterange("came_on", "returned_on", '[]') WITH &&);
