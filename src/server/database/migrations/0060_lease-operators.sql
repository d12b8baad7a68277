CREATE TABLE "lease_operators" (
	"lease_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"licence_number" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lease_protocols" ADD COLUMN "operator" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_operators" ADD CONSTRAINT "lease_operators_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;