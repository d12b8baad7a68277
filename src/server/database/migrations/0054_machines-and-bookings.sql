CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"machine_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"lease_id" uuid,
	"status" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"blocked_from" date NOT NULL,
	"blocked_to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_of_leases" CHECK (("bookings"."purpose" = 'lease') = ("bookings"."lease_id" is not null)),
	CONSTRAINT "bookings_days_within_blocked" CHECK ("bookings"."blocked_from" <= "bookings"."first_day" and "bookings"."first_day" <= "bookings"."last_day" and "bookings"."last_day" < "bookings"."blocked_to")
);
--> statement-breakpoint
CREATE TABLE "depots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "depots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "machines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"depot_id" integer NOT NULL,
	"inventory_number" text NOT NULL,
	"serial_number" text,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "machines_inventoryNumber_unique" UNIQUE("inventory_number"),
	CONSTRAINT "machines_serial_number" UNIQUE("product_id","serial_number")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "rental_start" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machines" ADD CONSTRAINT "machines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machines" ADD CONSTRAINT "machines_depot_id_depots_id_fk" FOREIGN KEY ("depot_id") REFERENCES "public"."depots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_lease" ON "bookings" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "machines_of_product" ON "machines" USING btree ("product_id","depot_id");--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_days_whole" CHECK (("leases"."first_day" is null) = ("leases"."last_day" is null) and "leases"."first_day" <= "leases"."last_day");--> statement-breakpoint
-- No machine is anybody's on a day on which it is somebody else's.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_do_not_overlap" EXCLUDE USING gist
	("machine_id" WITH =, daterange("blocked_from", "blocked_to") WITH &&) WHERE ("status" <> 'CANCELLED');--> statement-breakpoint
-- How many machines of a product one market can rent out at most is what the catalogue shows as its stock.
CREATE FUNCTION "keep_stock_of_machines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "products" SET "stock" = "counted"."most", "updated_at" = now()
	FROM (
		SELECT "asked"."id", coalesce(max("of_market"."machines"), 0) AS "most"
		FROM unnest(ARRAY["new"."product_id", "old"."product_id"]) AS "asked"("id")
		LEFT JOIN (
			SELECT "machines"."product_id", count(*) AS "machines"
			FROM "machines" JOIN "depots" ON "depots"."id" = "machines"."depot_id"
			WHERE "machines"."retired_at" IS NULL
				AND "machines"."product_id" IN ("new"."product_id", "old"."product_id")
			GROUP BY "machines"."product_id", "depots"."market"
		) AS "of_market" ON "of_market"."product_id" = "asked"."id"
		GROUP BY "asked"."id"
	) AS "counted"
	WHERE "products"."id" = "counted"."id" AND "products"."stock" <> "counted"."most";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "machines_counted" AFTER INSERT OR DELETE OR UPDATE OF "product_id", "depot_id", "retired_at" ON "machines"
	FOR EACH ROW EXECUTE FUNCTION "keep_stock_of_machines"();
