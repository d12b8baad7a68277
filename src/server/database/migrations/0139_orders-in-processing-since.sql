ALTER TABLE "orders" ADD COLUMN "processing_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" AS placed SET processing_at = reached.at
FROM (SELECT order_id, min(at) AS at FROM order_events WHERE to_status = 'PROCESSING' GROUP BY order_id) AS reached
WHERE reached.order_id = placed.id;
--> statement-breakpoint
-- The first moment in PROCESSING follows from the history, whoever writes that. An order that comes there again keeps its first.
CREATE FUNCTION note_processing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET processing_at = NEW.at
    WHERE id = NEW.order_id AND (processing_at IS NULL OR processing_at > NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_processing_came AFTER INSERT ON "order_events" FOR EACH ROW
  WHEN (NEW.to_status = 'PROCESSING') EXECUTE FUNCTION note_processing();
--> statement-breakpoint
CREATE FUNCTION correct_processing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET processing_at = reached.at
    FROM (SELECT min(at) AS at FROM order_events WHERE order_id = OLD.order_id AND to_status = 'PROCESSING') AS reached
    WHERE id = OLD.order_id AND processing_at IS DISTINCT FROM reached.at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_processing_changed AFTER UPDATE OF at, to_status ON "order_events" FOR EACH ROW
  WHEN ('PROCESSING' IN (OLD.to_status, NEW.to_status)) EXECUTE FUNCTION correct_processing();
--> statement-breakpoint
CREATE TRIGGER order_events_processing_went AFTER DELETE ON "order_events" FOR EACH ROW
  WHEN (OLD.to_status = 'PROCESSING') EXECUTE FUNCTION correct_processing();
--> statement-breakpoint
-- Who asked since when an order waits to be sent read it.
DROP INDEX "order_events_processing";
