CREATE TABLE "billing_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" text,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"has_purchase" boolean NOT NULL,
	"has_rental" boolean NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_entries" ADD CONSTRAINT "billing_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_entries_of_order" ON "billing_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "billing_entries_of_user" ON "billing_entries" USING btree ("user_id","day","at","id");--> statement-breakpoint
CREATE INDEX "billing_entries_purchases" ON "billing_entries" USING btree ("user_id","day","at","id") WHERE "billing_entries"."amount_minor" > 0 and "billing_entries"."has_purchase";--> statement-breakpoint
CREATE INDEX "billing_entries_leases" ON "billing_entries" USING btree ("user_id","day","at","id") WHERE "billing_entries"."amount_minor" > 0 and "billing_entries"."has_rental";--> statement-breakpoint
CREATE INDEX "billing_entries_refunds" ON "billing_entries" USING btree ("user_id","day","at","id") WHERE "billing_entries"."amount_minor" < 0;--> statement-breakpoint
-- Money that customers paid and got back, as it stands in the tables of its ways. What came by card and was not accepted (paid twice, or of another
-- sum) has no moment of its own but that of its page. What a carrier remits of an order that is paid on delivery was paid by its customer before.
CREATE VIEW "billing_sources" AS
SELECT "paid"."id", "paid"."order_id", 'card' AS "method", "paid"."amount_minor", coalesce("paid"."accepted_at", "paid"."created_at") AS "at", NULL AS "day"
FROM "payments" "paid" WHERE "paid"."status" IN ('PAID', 'REFUNDED')
UNION ALL
SELECT "back"."id", "back"."order_id", CASE WHEN "back"."sent_reference" IS NULL THEN 'card' ELSE 'transfer' END, -"back"."amount_minor", "back"."done_at", NULL
FROM "refunds" "back" WHERE "back"."payment_id" IS NOT NULL AND "back"."done_at" IS NOT NULL
UNION ALL
SELECT "line"."id", "line"."order_id", 'transfer', CASE "line"."direction" WHEN 'in' THEN "line"."amount_minor" ELSE -"line"."amount_minor" END, "line"."recorded_at", "line"."day"
FROM "transfers" "line" JOIN "orders" "own" ON "own"."id" = "line"."order_id"
WHERE "line"."is_standing" AND ("line"."direction" = 'out' OR "own"."payment_method" <> 'pod')
UNION ALL
SELECT "own"."id", "own"."id", 'pod', "own"."total_minor", "own"."delivered_at", NULL
FROM "orders" "own" WHERE "own"."payment_method" = 'pod' AND "own"."delivered_at" IS NOT NULL AND "own"."total_minor" > 0;--> statement-breakpoint
-- What an order's entries are to be; the day is that of its market.
CREATE VIEW "billing_wanted" AS
SELECT "source"."id", "source"."order_id", "own"."user_id", "source"."method", "source"."amount_minor", "own"."currency",
	EXISTS (SELECT FROM "order_items" "item" WHERE "item"."order_id" = "own"."id" AND "item"."rental_duration" IS NULL) AS "has_purchase",
	EXISTS (SELECT FROM "order_items" "item" WHERE "item"."order_id" = "own"."id" AND "item"."rental_duration" IS NOT NULL) AS "has_rental",
	coalesce("source"."day"::date, ("source"."at" AT TIME ZONE CASE "own"."currency" WHEN 'PLN' THEN 'Europe/Warsaw' ELSE 'Europe/Kyiv' END)::date) AS "day",
	"source"."at"
FROM "billing_sources" "source" JOIN "orders" "own" ON "own"."id" = "source"."order_id";--> statement-breakpoint
-- Makes the entry of a payment, a refund, a line of the statement or an order anew; whoever changes an order's money holds the lock of its row.
CREATE FUNCTION "bill"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "billing_entries" WHERE "id" = "new"."id";
	INSERT INTO "billing_entries" SELECT * FROM "billing_wanted" WHERE "id" = "new"."id" ON CONFLICT ("id") DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_billed" AFTER INSERT ON "payments" FOR EACH ROW WHEN ("new"."status" IN ('PAID', 'REFUNDED')) EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE TRIGGER "payments_rebilled" AFTER UPDATE OF "status", "accepted_at" ON "payments" FOR EACH ROW
	WHEN ("old"."status" IS DISTINCT FROM "new"."status" OR "old"."accepted_at" IS DISTINCT FROM "new"."accepted_at") EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE TRIGGER "refunds_billed" AFTER INSERT ON "refunds" FOR EACH ROW WHEN ("new"."done_at" IS NOT NULL) EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE TRIGGER "refunds_rebilled" AFTER UPDATE OF "done_at", "amount_minor", "sent_reference" ON "refunds" FOR EACH ROW
	WHEN ("new"."done_at" IS NOT NULL OR "old"."done_at" IS NOT NULL) EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE TRIGGER "transfers_billed" AFTER INSERT ON "transfers" FOR EACH ROW EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE TRIGGER "transfers_rebilled" AFTER UPDATE OF "is_standing" ON "transfers" FOR EACH ROW EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE TRIGGER "orders_billed" AFTER INSERT ON "orders" FOR EACH ROW
	WHEN ("new"."payment_method" = 'pod' AND "new"."delivered_at" IS NOT NULL) EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE TRIGGER "orders_rebilled" AFTER UPDATE OF "delivered_at" ON "orders" FOR EACH ROW
	WHEN ("new"."payment_method" = 'pod' AND "old"."delivered_at" IS DISTINCT FROM "new"."delivered_at") EXECUTE FUNCTION "bill"();--> statement-breakpoint
CREATE FUNCTION "bill_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "billing_entries" SET "user_id" = "new"."user_id" WHERE "order_id" = "new"."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_customer_billed" AFTER UPDATE OF "user_id" ON "orders" FOR EACH ROW
	WHEN ("old"."user_id" IS DISTINCT FROM "new"."user_id") EXECUTE FUNCTION "bill_customer"();--> statement-breakpoint
-- What was there before the triggers.
INSERT INTO "billing_entries" SELECT * FROM "billing_wanted";
