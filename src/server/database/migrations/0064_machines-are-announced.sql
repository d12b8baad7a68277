-- Kept lists that are narrowed to days, and cards that say when a machine is free, change with its bookings (0011). Row by row, because
-- the statement that places an order always inserts bookings, mostly none; the same payload is sent once.
CREATE FUNCTION "announce_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('shop_changes', 'machines,machines:' || "product_id")
	FROM "machines" WHERE "id" IN ("new"."machine_id", "old"."machine_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "announce_booking" AFTER INSERT OR DELETE ON "bookings"
	FOR EACH ROW EXECUTE FUNCTION "announce_booking"();--> statement-breakpoint
CREATE TRIGGER "announce_booking_update" AFTER UPDATE OF "machine_id", "status", "blocked_from", "blocked_to" ON "bookings"
	FOR EACH ROW WHEN ("old"."machine_id" <> "new"."machine_id" OR "old"."blocked_from" <> "new"."blocked_from"
		OR "old"."blocked_to" <> "new"."blocked_to" OR ("old"."status" = 'CANCELLED') <> ("new"."status" = 'CANCELLED'))
	EXECUTE FUNCTION "announce_booking"();--> statement-breakpoint
CREATE FUNCTION "announce_machine"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('shop_changes', 'machines,machines:' || coalesce("new"."product_id", "old"."product_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "announce_machine" AFTER INSERT OR DELETE OR UPDATE OF "product_id", "depot_id", "retired_at" ON "machines"
	FOR EACH ROW EXECUTE FUNCTION "announce_machine"();
