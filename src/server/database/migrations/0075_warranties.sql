CREATE TABLE "installations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"installed_on" date NOT NULL,
	"installer" text NOT NULL,
	"address" text NOT NULL,
	"phone" text,
	"note" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_serials" (
	"order_item_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"serial" text NOT NULL,
	"position" integer NOT NULL,
	"recorded_by" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_serials_order_item_id_serial_pk" PRIMARY KEY("order_item_id","serial"),
	CONSTRAINT "item_serials_of_product" UNIQUE("product_id","serial"),
	CONSTRAINT "item_serials_not_empty" CHECK ("item_serials"."serial" <> '')
);
--> statement-breakpoint
CREATE TABLE "warranty_reminders" (
	"order_item_id" uuid NOT NULL,
	"coverage" text NOT NULL,
	"remind_on" date NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "warranty_reminders_order_item_id_coverage_pk" PRIMARY KEY("order_item_id","coverage")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "warranty_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "performance_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "warranty_months" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "performance_months" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_serials" ADD CONSTRAINT "item_serials_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_serials" ADD CONSTRAINT "item_serials_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_serials" ADD CONSTRAINT "item_serials_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_reminders" ADD CONSTRAINT "warranty_reminders_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installations_of_order" ON "installations" USING btree ("order_id","installed_on","id");--> statement-breakpoint
CREATE INDEX "item_serials_recorded_by" ON "item_serials" USING btree ("recorded_by") WHERE "item_serials"."recorded_by" is not null;--> statement-breakpoint
CREATE INDEX "warranty_reminders_due" ON "warranty_reminders" USING btree ("remind_on") WHERE "warranty_reminders"."done_at" is null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_warranty_not_negative" CHECK (least("order_items"."warranty_months", "order_items"."performance_months") >= 0);
--> statement-breakpoint
-- What is promised of goods is kept with the line that buys them: products may promise something else later.
CREATE FUNCTION keep_promised_warranty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A backup brings its own.
  IF NEW.warranty_months IS NOT NULL AND NEW.performance_months IS NOT NULL THEN
    RETURN NEW;
  END IF;
  IF NEW.rental_duration IS NULL THEN
    SELECT product.warranty_months,
      coalesce(round(performance.number * 12)::integer, CASE product.category_id WHEN 1 THEN 300 ELSE 0 END)
    INTO NEW.warranty_months, NEW.performance_months
    FROM products AS product
    LEFT JOIN product_specifications AS performance
      ON performance.product_id = product.id AND performance.key = 'performanceWarrantyYears'
    WHERE product.id = NEW.product_id;
  END IF;
  -- A product that is not there is refused by its own constraint.
  NEW.warranty_months := coalesce(NEW.warranty_months, 0);
  NEW.performance_months := coalesce(NEW.performance_months, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_promised_warranty BEFORE INSERT ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION keep_promised_warranty();
--> statement-breakpoint
-- Of what was bought before, the product's present promise is the only one that is known.
UPDATE "order_items" AS item SET
  warranty_months = product.warranty_months,
  performance_months = coalesce(round(performance.number * 12)::integer, CASE product.category_id WHEN 1 THEN 300 ELSE 0 END)
FROM products AS product
LEFT JOIN product_specifications AS performance
  ON performance.product_id = product.id AND performance.key = 'performanceWarrantyYears'
WHERE product.id = item.product_id AND item.rental_duration IS NULL;
--> statement-breakpoint
-- When customers are reminded follows from the day of receipt, whoever writes that down.
CREATE FUNCTION schedule_warranty_reminders(delivered orders) RETURNS void LANGUAGE sql AS $$
  INSERT INTO warranty_reminders (order_item_id, coverage, remind_on)
  SELECT item.id, promised.coverage,
    ((delivered.delivered_at AT TIME ZONE CASE delivered.currency WHEN 'PLN' THEN 'Europe/Warsaw' ELSE 'Europe/Kyiv' END)::date
      + make_interval(months => promised.months))::date - 30
  FROM order_items AS item
  CROSS JOIN LATERAL (VALUES ('product', item.warranty_months), ('performance', item.performance_months))
    AS promised (coverage, months)
  WHERE item.order_id = delivered.id AND promised.months > 0 AND delivered.delivered_at IS NOT NULL
  ON CONFLICT (order_item_id, coverage) DO UPDATE SET remind_on = excluded.remind_on
    WHERE warranty_reminders.done_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION schedule_reminders_of_delivered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM schedule_warranty_reminders(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER schedule_warranty_reminders AFTER UPDATE OF delivered_at ON "orders"
  FOR EACH ROW WHEN (NEW.delivered_at IS NOT NULL AND NEW.delivered_at IS DISTINCT FROM OLD.delivered_at)
  EXECUTE FUNCTION schedule_reminders_of_delivered();
--> statement-breakpoint
SELECT schedule_warranty_reminders(delivered) FROM orders AS delivered WHERE delivered.delivered_at IS NOT NULL;
