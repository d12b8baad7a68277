CREATE TABLE "sales_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"currency" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_of_days" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"net_minor" numeric(20, 6) NOT NULL,
	CONSTRAINT "sales_of_days_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "sales_of_products" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"net_minor" numeric(20, 6) NOT NULL,
	"bought" integer NOT NULL,
	CONSTRAINT "sales_of_products_currency_day_product_id_pk" PRIMARY KEY("currency","day","product_id"),
	CONSTRAINT "sales_of_products_bought" CHECK ("sales_of_products"."bought" between 0 and "sales_of_products"."pieces")
);
--> statement-breakpoint
CREATE INDEX "sales_changes_placed" ON "sales_changes" USING btree ("currency","placed_at");--> statement-breakpoint
CREATE INDEX "order_events_processing" ON "order_events" USING btree ("order_id","at") WHERE "order_events"."to_status" = 'PROCESSING';--> statement-breakpoint
CREATE INDEX "order_items_rented" ON "order_items" USING btree ("order_id") WHERE "order_items"."rental_duration" is not null;--> statement-breakpoint
-- Orders wait in few of all ways in which these columns could meet: the planner has to know which.
CREATE STATISTICS orders_states (mcv) ON status, payment_status, payment_method FROM orders;
--> statement-breakpoint
-- What changes the sums of a day that may have been counted. A day is counted two hours after its end, so that younger orders need no note.
CREATE FUNCTION note_sales_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO sales_changes (currency, placed_at) VALUES (OLD.currency, OLD.created_at);
  ELSE
    INSERT INTO sales_changes (currency, placed_at) VALUES (NEW.currency, NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_sales_came AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.created_at < now() - interval '1 hour') EXECUTE FUNCTION note_sales_change();
--> statement-breakpoint
CREATE TRIGGER orders_sales_changed AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN ((OLD.status = 'CANCELLED') <> (NEW.status = 'CANCELLED') AND NEW.created_at < now() - interval '1 hour') EXECUTE FUNCTION note_sales_change();
--> statement-breakpoint
CREATE TRIGGER orders_sales_went AFTER DELETE ON orders FOR EACH ROW
  WHEN (OLD.created_at < now() - interval '1 hour') EXECUTE FUNCTION note_sales_change();
--> statement-breakpoint
CREATE FUNCTION note_sales_line_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (currency, placed_at)
    SELECT placed.currency, placed.created_at FROM orders AS placed
    WHERE placed.id = NEW.order_id AND placed.created_at < now() - interval '1 hour';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_items_sales_changed AFTER UPDATE OF product_id, quantity, line_minor, discount_minor, rental_duration ON order_items
  FOR EACH ROW EXECUTE FUNCTION note_sales_line_change();
