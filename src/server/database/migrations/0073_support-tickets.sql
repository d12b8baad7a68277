CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" text NOT NULL,
	"queue" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_filters_name" UNIQUE("staff_id","queue","name")
);
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"uk" text NOT NULL,
	"pl" text NOT NULL,
	"en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_number" text NOT NULL,
	"request_key" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"department" text NOT NULL,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"order_id" uuid,
	"lease_id" uuid,
	"order_item_id" uuid,
	"request_id" text,
	"previous_id" uuid,
	"assigned_to" text,
	"waiting_since" timestamp with time zone,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_tickets_ticketNumber_unique" UNIQUE("ticket_number"),
	CONSTRAINT "support_tickets_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "support_tickets_solved" CHECK ("support_tickets"."status" not in ('RESOLVED', 'COMPLETED') or "support_tickets"."resolved_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "ticket_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_attachments_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" uuid NOT NULL,
	"kind" text DEFAULT 'status' NOT NULL,
	"to_status" text,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_id" text,
	"is_internal" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"channel" text DEFAULT 'page' NOT NULL,
	"from_address" text,
	"email_id" text,
	"dropped_files" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_messages_emailId_unique" UNIQUE("email_id"),
	CONSTRAINT "ticket_messages_notes" CHECK (not "ticket_messages"."is_internal" or "ticket_messages"."author" = 'staff')
);
--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_previous_id_support_tickets_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_filters_of_staff" ON "saved_filters" USING btree ("staff_id","queue");--> statement-breakpoint
CREATE INDEX "support_tickets_of_user" ON "support_tickets" USING btree ("user_id","last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "support_tickets_of_email" ON "support_tickets" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "support_tickets_open" ON "support_tickets" USING btree ("waiting_since","id") WHERE "support_tickets"."status" in ('PENDING', 'IN_PROGRESS');--> statement-breakpoint
CREATE INDEX "support_tickets_by_status" ON "support_tickets" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "support_tickets_resolved" ON "support_tickets" USING btree ("resolved_at") WHERE "support_tickets"."status" = 'RESOLVED';--> statement-breakpoint
CREATE INDEX "support_tickets_of_order" ON "support_tickets" USING btree ("order_id") WHERE "support_tickets"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_of_lease" ON "support_tickets" USING btree ("lease_id") WHERE "support_tickets"."lease_id" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_of_item" ON "support_tickets" USING btree ("order_item_id") WHERE "support_tickets"."order_item_id" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_of_previous" ON "support_tickets" USING btree ("previous_id") WHERE "support_tickets"."previous_id" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_of_staff" ON "support_tickets" USING btree ("assigned_to") WHERE "support_tickets"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "ticket_attachments_of_message" ON "ticket_attachments" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "ticket_attachments_of_ticket" ON "ticket_attachments" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_events_of_ticket" ON "ticket_events" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_messages_of_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
-- Messages of the contact form become tickets. What is older than a ticket can be opened again for was answered by e-mail long ago.
WITH moved AS (
	INSERT INTO "support_tickets" ("ticket_number", "request_key", "status", "department", "subject", "locale", "user_id", "name", "email", "phone", "waiting_since", "last_message_at", "resolved_at", "created_at")
	SELECT 'TCK-' || nextval('ticket_numbers'), 'contact:' || "id",
		CASE WHEN "created_at" > now() - interval '14 days' THEN 'PENDING' ELSE 'COMPLETED' END,
		"subject", left(regexp_replace(btrim(split_part("message", E'\n', 1)), '\s+', ' ', 'g'), 80), "locale", "user_id", "name", "email", "phone",
		CASE WHEN "created_at" > now() - interval '14 days' THEN "created_at" END, "created_at",
		CASE WHEN "created_at" > now() - interval '14 days' THEN NULL ELSE "created_at" END, "created_at"
	FROM (SELECT * FROM "contact_messages" ORDER BY "id") AS "ordered"
	RETURNING "id", "request_key", "created_at", "status"
), said AS (
	INSERT INTO "ticket_messages" ("id", "ticket_id", "author", "body", "created_at")
	SELECT gen_random_uuid(), moved."id", 'customer', "contact_messages"."message", moved."created_at"
	FROM moved JOIN "contact_messages" ON moved."request_key" = 'contact:' || "contact_messages"."id"
), noted AS (
	INSERT INTO "ticket_events" ("ticket_id", "to_status", "actor", "at")
	SELECT "id", 'PENDING', 'visitor', "created_at" FROM moved
	UNION ALL SELECT "id", 'COMPLETED', 'shop', "created_at" FROM moved WHERE "status" = 'COMPLETED'
)
UPDATE "letters" SET "occasion" = 'ticket-asked:' || moved."id" FROM moved WHERE "letters"."occasion" = moved."request_key";--> statement-breakpoint
DROP TABLE "contact_messages";