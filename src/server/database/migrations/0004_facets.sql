CREATE TABLE "listing_facets" (
	"category_id" integer NOT NULL,
	"facet" text collate "C" NOT NULL,
	"value" text collate "C" NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "listing_facets_category_id_facet_value_pk" PRIMARY KEY("category_id","facet","value")
);
--> statement-breakpoint
CREATE INDEX "products_sold_out" ON "products" USING btree ("category_id") WHERE "products"."stock" = 0 and "products"."published_at" is not null;--> statement-breakpoint
-- The figures that categories are narrowed by (domain/catalogue/facets/category-figures.ts); others would be counted for
-- nobody. To count one more: replace this function, then count anew as the end of this file does.
CREATE FUNCTION "facet_keys"() RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT ARRAY[
		'bifacial', 'cableLengthM', 'capacityAh', 'cellType', 'chemistry', 'colour', 'connector', 'connectorsCount',
		'coresCount', 'crossSectionMm2', 'energyKwh', 'energyWh', 'frameColour', 'fuel', 'lengthM', 'loadCapacityKg',
		'luminousFluxLm', 'material', 'modulesCount', 'mountType', 'nominalVoltageV', 'panelsCount', 'phases', 'polesCount',
		'powerW', 'ratedCurrentA', 'ratedVoltageV', 'systemType', 'workingHeightM'
	];
$$;--> statement-breakpoint
-- Rows of listings that stay are kept and changed only where they differ: a new price is no reason to count anew.
CREATE OR REPLACE FUNCTION "refresh_listings"("changed" integer[]) RETURNS void LANGUAGE sql AS $$
	WITH "wanted" AS MATERIALIZED (
		SELECT "listing"."id" AS "category_id", "p"."id" AS "product_id",
			"uk"."name_key" AS "name_uk", "pl"."name_key" AS "name_pl", "en"."name_key" AS "name_en",
			"p"."brand", "p"."article_number",
			(SELECT min("minor") FROM "product_prices" WHERE "product_id" = "p"."id" AND "currency" = 'UAH' AND "term" IN ('sale', 'day')) AS "price_uah",
			(SELECT min("minor") FROM "product_prices" WHERE "product_id" = "p"."id" AND "currency" = 'PLN' AND "term" IN ('sale', 'day')) AS "price_pln",
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
-- A restored backup writes the texts of products before the products.
CREATE FUNCTION "list_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_listings"(ARRAY(SELECT "id" FROM "changed"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_listed_anew" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "list_products"();--> statement-breakpoint
-- While its figures are still there: the cascade would take both before anything is counted.
CREATE FUNCTION "unlist_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "listed_products" WHERE "product_id" = "old"."id";
	RETURN "old";
END $$;--> statement-breakpoint
CREATE TRIGGER "products_unlisted" BEFORE DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "unlist_product"();--> statement-breakpoint
-- What is counted stands in two tables, of which another writer may be changing the other: the size of the whole
-- catalogue is the lock of all who count, and what is read after it is true until the end.
CREATE FUNCTION "await_counting"() RETURNS void LANGUAGE sql AS $$
	SELECT FROM "listing_sizes" WHERE "category_id" = 0 FOR UPDATE;
$$;--> statement-breakpoint
-- The argument of these triggers is what each row counts: 1 for those that are there now, -1 for those that were.
CREATE FUNCTION "count_listed_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "await_counting"();
	INSERT INTO "listing_facets" AS "kept"
	SELECT "category_id", "facet", "value", "tg_argv"[0]::integer * count(*) FROM (
		SELECT "category_id", 'brand', "brand" FROM "changed"
		UNION ALL
		SELECT "category_id", "key", coalesce("text", "number"::text) FROM "changed"
		JOIN "product_specifications" USING ("product_id") WHERE "key" = ANY ("facet_keys"())
	) "counted" ("category_id", "facet", "value") WHERE "category_id" <> 0 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
	ON CONFLICT ("category_id", "facet", "value") DO UPDATE SET "total" = "kept"."total" + "excluded"."total";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listed_products_facets_counted" AFTER INSERT ON "listed_products" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_listed_facets"('1');--> statement-breakpoint
CREATE TRIGGER "listed_products_facets_uncounted" AFTER DELETE ON "listed_products" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_listed_facets"('-1');--> statement-breakpoint
CREATE FUNCTION "recount_brands"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "listing_facets" AS "kept"
	SELECT "category_id", 'brand', "brand", sum("counts") FROM (
		SELECT "category_id", "brand", 1 FROM "after"
		UNION ALL SELECT "category_id", "brand", -1 FROM "before"
	) "counted" ("category_id", "brand", "counts") WHERE "category_id" <> 0 GROUP BY 1, 3 HAVING sum("counts") <> 0 ORDER BY 1, 3
	ON CONFLICT ("category_id", "facet", "value") DO UPDATE SET "total" = "kept"."total" + "excluded"."total";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listed_products_brands_recounted" AFTER UPDATE ON "listed_products" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "recount_brands"();--> statement-breakpoint
CREATE FUNCTION "count_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "await_counting"();
	INSERT INTO "listing_facets" AS "kept"
	SELECT "category_id", "key", coalesce("text", "number"::text), "tg_argv"[0]::integer * count(*)
	FROM "changed" JOIN "listed_products" USING ("product_id")
	WHERE "category_id" <> 0 AND "key" = ANY ("facet_keys"()) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
	ON CONFLICT ("category_id", "facet", "value") DO UPDATE SET "total" = "kept"."total" + "excluded"."total";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_specifications_counted" AFTER INSERT ON "product_specifications" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_figures"('1');--> statement-breakpoint
CREATE TRIGGER "product_specifications_uncounted" AFTER DELETE ON "product_specifications" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_figures"('-1');--> statement-breakpoint
CREATE TRIGGER "product_specifications_recounted_from" AFTER UPDATE ON "product_specifications" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_figures"('-1');--> statement-breakpoint
CREATE TRIGGER "product_specifications_recounted_to" AFTER UPDATE ON "product_specifications" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_figures"('1');--> statement-breakpoint
-- What was there before the triggers.
INSERT INTO "listing_facets"
SELECT "category_id", "facet", "value", count(*) FROM (
	SELECT "category_id", 'brand', "brand" FROM "listed_products"
	UNION ALL
	SELECT "category_id", "key", coalesce("text", "number"::text) FROM "listed_products"
	JOIN "product_specifications" USING ("product_id") WHERE "key" = ANY ("facet_keys"())
) "counted" ("category_id", "facet", "value") WHERE "category_id" <> 0 GROUP BY 1, 2, 3;
