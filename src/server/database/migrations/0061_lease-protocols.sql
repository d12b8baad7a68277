CREATE TABLE "lease_deductions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"note" text NOT NULL,
	"staff_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_deductions_amount" CHECK ("lease_deductions"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lease_operators" (
	"lease_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"licence_number" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_photographs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"protocol_id" uuid NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_photographs_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "lease_protocols" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"machine_id" integer NOT NULL,
	"kind" text NOT NULL,
	"checks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hours" integer,
	"fuel" integer,
	"note" text DEFAULT '' NOT NULL,
	"signer" text DEFAULT '' NOT NULL,
	"signature" text,
	"is_agreed" boolean DEFAULT false NOT NULL,
	"operator" text DEFAULT '' NOT NULL,
	"value_minor" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"signed_at" timestamp with time zone,
	"signed_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_protocols_one_each" UNIQUE("lease_id","kind","machine_id"),
	CONSTRAINT "lease_protocols_hours" CHECK ("lease_protocols"."hours" >= 0),
	CONSTRAINT "lease_protocols_fuel" CHECK ("lease_protocols"."fuel" between 0 and 8)
);
--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "hours" integer;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "service_every_hours" integer;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "serviced_at_hours" integer;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "value_minor" integer;--> statement-breakpoint
ALTER TABLE "lease_deductions" ADD CONSTRAINT "lease_deductions_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_deductions" ADD CONSTRAINT "lease_deductions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_operators" ADD CONSTRAINT "lease_operators_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_photographs" ADD CONSTRAINT "lease_photographs_protocol_id_lease_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."lease_protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_protocols" ADD CONSTRAINT "lease_protocols_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_protocols" ADD CONSTRAINT "lease_protocols_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_protocols" ADD CONSTRAINT "lease_protocols_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_deductions_lease" ON "lease_deductions" USING btree ("lease_id","at");--> statement-breakpoint
CREATE INDEX "lease_deductions_staff" ON "lease_deductions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "lease_photographs_protocol" ON "lease_photographs" USING btree ("protocol_id","created_at");--> statement-breakpoint
CREATE INDEX "lease_protocols_machine" ON "lease_protocols" USING btree ("machine_id");--> statement-breakpoint
CREATE INDEX "lease_protocols_staff" ON "lease_protocols" USING btree ("signed_by");