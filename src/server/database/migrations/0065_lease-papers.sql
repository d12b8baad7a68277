CREATE TABLE "lease_contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"annex" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_contracts_of_lease" UNIQUE("lease_id","annex"),
	CONSTRAINT "lease_contracts_numbers" CHECK ("lease_contracts"."line" > 0 and "lease_contracts"."annex" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "accepted_terms" jsonb;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "reminder_for" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "reminder_on" date;--> statement-breakpoint
ALTER TABLE "lease_contracts" ADD CONSTRAINT "lease_contracts_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_contracts" ADD CONSTRAINT "lease_contracts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_contracts_of_order" ON "lease_contracts" USING btree ("order_id","line");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_lease" ON "notifications" USING btree ("lease_id") WHERE "notifications"."lease_id" is not null;--> statement-breakpoint
-- A contract is never changed, and deleted when the law's years are over (KEPT_YEARS), if no customer's account holds its order.
CREATE TRIGGER "unchangeable" BEFORE UPDATE ON "lease_contracts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_paper"();--> statement-breakpoint
CREATE FUNCTION "keep_contract_for_its_years"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "orders" WHERE "id" = "old"."order_id" AND ("erased_at" IS NOT NULL OR "user_id" IS NULL)
      AND extract(year FROM "created_at") + CASE "currency" WHEN 'PLN' THEN 6 ELSE 4 END < extract(year FROM now())
  ) THEN
    RAISE EXCEPTION 'What was issued is kept for its years' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN "old";
END $$;--> statement-breakpoint
CREATE TRIGGER "kept_for_its_years" BEFORE DELETE ON "lease_contracts"
  FOR EACH ROW EXECUTE FUNCTION "keep_contract_for_its_years"();
