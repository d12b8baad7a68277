ALTER TABLE "products" ADD COLUMN "rental_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rental_stock_not_negative" CHECK ("products"."rental_stock" >= 0);--> statement-breakpoint
-- The machines of a product that is sold, too, are counted beside what is on the shelf, which is nobody's but the orders'.
CREATE OR REPLACE FUNCTION "keep_stock_of_machines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "products" SET "rental_stock" = "counted"."most", "updated_at" = now(),
		"stock" = CASE "products"."kind" WHEN 'rental' THEN "counted"."most" ELSE "products"."stock" END
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
	WHERE "products"."id" = "counted"."id" AND ("products"."rental_stock" <> "counted"."most"
		OR "products"."kind" = 'rental' AND "products"."stock" <> "counted"."most");
	RETURN NULL;
END $$;--> statement-breakpoint
-- How many machines there are touches only the pages that show them, as the stock does.
CREATE OR REPLACE FUNCTION announce_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text;
BEGIN
  SELECT string_agg(tag, ',') INTO tags FROM (
    SELECT DISTINCT unnest(
      CASE
        WHEN before.id IS NULL OR
          to_jsonb(after) - '{stock,rental_stock,updated_at}'::text[] <> to_jsonb(before) - '{stock,rental_stock,updated_at}'::text[]
        THEN ARRAY['everything']
        WHEN (after.stock > 0) <> (before.stock > 0)
        THEN ARRAY['product:' || after.id, 'stock', 'availability']
        ELSE ARRAY['product:' || after.id, 'stock']
      END
    ) AS tag
    FROM after_rows after LEFT JOIN before_rows before USING (id)
  ) AS changed;
  IF tags IS NOT NULL THEN
    -- A payload holds less than 8,000 bytes.
    PERFORM pg_notify(
      'shop_changes',
      CASE WHEN tags ~ '(^|,)everything(,|$)' OR length(tags) > 7000 THEN 'everything' ELSE tags END
    );
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A list is put in order by what its cards show: goods by the price to buy, in the categories of machines by that of a day.
CREATE OR REPLACE FUNCTION "refresh_listings"("changed" integer[]) RETURNS void LANGUAGE sql AS $$
	WITH "wanted" AS MATERIALIZED (
		SELECT "listing"."id" AS "category_id", "p"."id" AS "product_id",
			"uk"."name_key" AS "name_uk", "pl"."name_key" AS "name_pl", "en"."name_key" AS "name_en",
			"p"."brand", "p"."article_number",
			(SELECT "minor" FROM "product_prices" WHERE "product_id" = "p"."id" AND "currency" = 'UAH' AND "term" IN ('sale', 'day')
				ORDER BY ("term" = 'sale') = ("own"."kind" = 'purchase' OR "listing"."id" = 0) DESC LIMIT 1) AS "price_uah",
			(SELECT "minor" FROM "product_prices" WHERE "product_id" = "p"."id" AND "currency" = 'PLN' AND "term" IN ('sale', 'day')
				ORDER BY ("term" = 'sale') = ("own"."kind" = 'purchase' OR "listing"."id" = 0) DESC LIMIT 1) AS "price_pln",
			"p"."created_at"
		FROM "products" "p"
		JOIN "categories" "own" ON "own"."id" = "p"."category_id"
		JOIN "product_texts" "uk" ON "uk"."product_id" = "p"."id" AND "uk"."locale" = 'uk'
		JOIN "product_texts" "pl" ON "pl"."product_id" = "p"."id" AND "pl"."locale" = 'pl'
		JOIN "product_texts" "en" ON "en"."product_id" = "p"."id" AND "en"."locale" = 'en'
		CROSS JOIN LATERAL (VALUES (0), ("own"."id"), ("own"."parent_id")) "listing" ("id")
		WHERE "p"."id" = ANY ("changed") AND "p"."published_at" IS NOT NULL AND "listing"."id" IS NOT NULL
	), "gone" AS (
		DELETE FROM "listed_products" "listed" WHERE "listed"."product_id" = ANY ("changed") AND NOT EXISTS (
			SELECT FROM "wanted"
			WHERE "wanted"."category_id" = "listed"."category_id" AND "wanted"."product_id" = "listed"."product_id"
		)
	)
	INSERT INTO "listed_products" AS "listed" SELECT * FROM "wanted"
	ON CONFLICT ("category_id", "product_id") DO UPDATE SET
		("name_uk", "name_pl", "name_en", "brand", "article_number", "price_uah", "price_pln", "created_at") = ROW (
			"excluded"."name_uk", "excluded"."name_pl", "excluded"."name_en", "excluded"."brand",
			"excluded"."article_number", "excluded"."price_uah", "excluded"."price_pln", "excluded"."created_at"
		)
	WHERE "listed".* IS DISTINCT FROM "excluded".*;
$$;--> statement-breakpoint
UPDATE "products" SET "rental_stock" = "stock" WHERE "kind" = 'rental';
