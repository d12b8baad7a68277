CREATE TABLE "shipment_items" (
	"shipment_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "shipment_items_shipment_id_order_item_id_pk" PRIMARY KEY("shipment_id","order_item_id"),
	CONSTRAINT "shipment_items_pieces_positive" CHECK ("shipment_items"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"actor" text NOT NULL,
	"handed_over_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_position" UNIQUE("order_id","position"),
	CONSTRAINT "shipments_position_positive" CHECK ("shipments"."position" > 0),
	CONSTRAINT "shipments_tracking_whole" CHECK (("shipments"."carrier" is null) = ("shipments"."tracking_number" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_tracking_whole";--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_items_order_item" ON "shipment_items" USING btree ("order_item_id");--> statement-breakpoint
-- Orders were sent whole until now: each that was has one parcel with all its goods.
INSERT INTO "shipments" ("order_id", "position", "carrier", "tracking_number", "actor", "handed_over_at")
  SELECT sent.id, 1, sent.carrier, sent.tracking_number, coalesce(step.actor, 'shop'), coalesce(step.at, sent.updated_at)
  FROM "orders" AS sent
  LEFT JOIN LATERAL (
    SELECT event.actor, event.at FROM "order_events" AS event
    WHERE event.order_id = sent.id AND event.to_status = 'SHIPPED' ORDER BY event.id LIMIT 1
  ) AS step ON true
  WHERE sent.carrier IS NOT NULL OR (step.at IS NOT NULL AND EXISTS (
    SELECT FROM "order_items" AS item WHERE item.order_id = sent.id AND item.rental_duration IS NULL
  ));--> statement-breakpoint
INSERT INTO "shipment_items" ("shipment_id", "order_item_id", "pieces")
  SELECT parcel.id, item.id, item.quantity
  FROM "shipments" AS parcel
  JOIN "order_items" AS item ON item.order_id = parcel.order_id AND item.rental_duration IS NULL;--> statement-breakpoint
-- Nothing is sent that was not ordered, whoever writes: the line is locked, so that of two parcels at once the second counts the first.
CREATE FUNCTION check_shipment_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line order_items%ROWTYPE;
  parcel shipments%ROWTYPE;
  sent bigint;
BEGIN
  SELECT * INTO line FROM order_items WHERE id = NEW.order_item_id FOR NO KEY UPDATE;
  SELECT * INTO parcel FROM shipments WHERE id = NEW.shipment_id;
  -- What is not there the foreign keys refuse; a backup brings it later.
  IF line.id IS NULL OR parcel.id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT sum(pieces) INTO sent FROM shipment_items WHERE order_item_id = NEW.order_item_id;
  IF line.rental_duration IS NOT NULL OR line.order_id <> parcel.order_id OR sent > line.quantity THEN
    RAISE EXCEPTION 'More pieces are sent than were bought by this line of the order' USING
      ERRCODE = 'check_violation', CONSTRAINT = 'shipment_items_within_order', TABLE = 'shipment_items';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER check_shipment_item AFTER INSERT OR UPDATE ON "shipment_items" FOR EACH ROW EXECUTE FUNCTION check_shipment_item();--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_number";