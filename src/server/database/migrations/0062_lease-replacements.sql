CREATE TABLE "lease_replacements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'NEEDED' NOT NULL,
	"machine_id" integer,
	"booking_id" uuid,
	"offer" jsonb,
	"offers" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"choice" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lease_replacements" ADD CONSTRAINT "lease_replacements_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_replacements" ADD CONSTRAINT "lease_replacements_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_replacements" ADD CONSTRAINT "lease_replacements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_replacements_open" ON "lease_replacements" USING btree ("lease_id") WHERE "lease_replacements"."status" in ('NEEDED', 'OFFERED');--> statement-breakpoint
CREATE INDEX "lease_replacements_lease" ON "lease_replacements" USING btree ("lease_id","created_at");--> statement-breakpoint
CREATE INDEX "lease_replacements_machine" ON "lease_replacements" USING btree ("machine_id");--> statement-breakpoint
CREATE INDEX "lease_replacements_booking" ON "lease_replacements" USING btree ("booking_id");