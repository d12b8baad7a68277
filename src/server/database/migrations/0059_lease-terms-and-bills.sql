CREATE TABLE "lease_bills" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"extends_to" date,
	"applied_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "lease_bills_days" CHECK ("lease_bills"."first_day" <= "lease_bills"."last_day" and ("lease_bills"."kind" = 'extension') = ("lease_bills"."extends_to" is not null)),
	CONSTRAINT "lease_bills_one_end" CHECK (num_nonnulls("lease_bills"."applied_at", "lease_bills"."dropped_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "day_minor" bigint;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "week_minor" bigint;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "month_minor" bigint;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "billed_until" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "billed_minor" bigint;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "deposit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "deposit_back_minor" bigint;--> statement-breakpoint
ALTER TABLE "lease_bills" ADD CONSTRAINT "lease_bills_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_bills" ADD CONSTRAINT "lease_bills_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_bills_of_lease" ON "lease_bills" USING btree ("lease_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_bills_once" ON "lease_bills" USING btree ("lease_id","kind","first_day") WHERE "lease_bills"."dropped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_bills_one_extension" ON "lease_bills" USING btree ("lease_id") WHERE "lease_bills"."kind" = 'extension' and "lease_bills"."applied_at" is null and "lease_bills"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "leases_to_bill" ON "leases" USING btree ("billed_until") WHERE "leases"."billed_until" < "leases"."last_day" and "leases"."status" = 'ACTIVE';--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_tiers_whole" CHECK (num_nonnulls("leases"."day_minor", "leases"."week_minor", "leases"."month_minor", "leases"."billed_until", "leases"."billed_minor") in (0, 5));--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_deposit_back" CHECK ("leases"."deposit_minor" >= 0 and "leases"."deposit_back_minor" between 0 and "leases"."deposit_minor");