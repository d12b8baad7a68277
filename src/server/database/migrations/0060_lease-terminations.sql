CREATE TABLE "lease_terminations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"return_on" date NOT NULL,
	"is_early" boolean NOT NULL,
	"last_day_before" date NOT NULL,
	"reason" text NOT NULL,
	"way" text NOT NULL,
	"note" text,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"actor" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_terminations_fee" CHECK ("lease_terminations"."fee_minor" >= 0 and ("lease_terminations"."is_early" or "lease_terminations"."fee_minor" = 0))
);
--> statement-breakpoint
ALTER TABLE "lease_terminations" ADD CONSTRAINT "lease_terminations_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_terminations_one_open" ON "lease_terminations" USING btree ("lease_id") WHERE "lease_terminations"."status" in ('PENDING', 'APPROVED', 'IN_PROGRESS', 'RETURNED');--> statement-breakpoint
CREATE INDEX "lease_terminations_of_lease" ON "lease_terminations" USING btree ("lease_id","requested_at");--> statement-breakpoint
CREATE INDEX "lease_terminations_waiting" ON "lease_terminations" USING btree ("requested_at") WHERE "lease_terminations"."status" = 'PENDING';