CREATE TABLE "listed_products" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name_uk" text collate "C" NOT NULL,
	"name_pl" text collate "C" NOT NULL,
	"name_en" text collate "C" NOT NULL,
	"brand" text collate "C" NOT NULL,
	"article_number" text collate "C" NOT NULL,
	"price_uah" bigint,
	"price_pln" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_products_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_sizes" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"in_name" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_texts_search_name";--> statement-breakpoint
DROP INDEX "product_texts_search_text";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "product_prices_by_price";--> statement-breakpoint
DROP INDEX "product_specifications_number";--> statement-breakpoint
DROP INDEX "product_specifications_text";--> statement-breakpoint
DROP INDEX "product_tags_tag";--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_products" ADD CONSTRAINT "listed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_products_product" ON "listed_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listed_products_name_uk" ON "listed_products" USING btree ("category_id","name_uk","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_name_pl" ON "listed_products" USING btree ("category_id","name_pl","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_name_en" ON "listed_products" USING btree ("category_id","name_en","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_brand" ON "listed_products" USING btree ("category_id","brand","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_price_uah" ON "listed_products" USING btree ("category_id","price_uah","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_price_pln" ON "listed_products" USING btree ("category_id","price_pln","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_created" ON "listed_products" USING btree ("category_id","created_at","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_brand_likeness" ON "listed_products" USING gin ("brand" gin_trgm_ops) WHERE "listed_products"."category_id" = 0;--> statement-breakpoint
CREATE INDEX "listed_products_article_likeness" ON "listed_products" USING gin ("article_number" gin_trgm_ops) WHERE "listed_products"."category_id" = 0;--> statement-breakpoint
CREATE INDEX "listed_products_article_letters" ON "listed_products" USING btree ((regexp_replace(lower("article_number"), '[^a-z0-9]', '', 'g'))) WHERE "listed_products"."category_id" = 0;--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_texts_without_key" ON "product_texts" USING btree ("product_id") WHERE "product_texts"."name_key" = '';--> statement-breakpoint
CREATE INDEX "product_texts_name_start" ON "product_texts" USING btree (left("search_name", 60) collate "C","product_id");--> statement-breakpoint
CREATE INDEX "product_texts_name_words" ON "product_texts" USING gin ((array_to_tsvector(string_to_array("search_name", ' '))));--> statement-breakpoint
CREATE INDEX "product_texts_words" ON "product_texts" USING gin ((array_to_tsvector(string_to_array("search_text", ' '))));--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "product_prices_by_price" ON "product_prices" USING btree ("currency","term","minor","product_id");--> statement-breakpoint
CREATE INDEX "product_specifications_number" ON "product_specifications" USING btree ("key","number","product_id");--> statement-breakpoint
CREATE INDEX "product_specifications_text" ON "product_specifications" USING btree ("key","text","product_id");--> statement-breakpoint
CREATE INDEX "product_tags_tag" ON "product_tags" USING btree ("tag","product_id");--> statement-breakpoint
-- A product stands in its category, in that one's parent and in the whole catalogue (0), once it is published and has
-- its texts.
CREATE FUNCTION "refresh_listings"("changed" integer[]) RETURNS void LANGUAGE sql AS $$
	DELETE FROM "listed_products" WHERE "product_id" = ANY ("changed");
	INSERT INTO "listed_products"
	SELECT "listing"."id", "p"."id", "uk"."name_key", "pl"."name_key", "en"."name_key", "p"."brand", "p"."article_number",
		(SELECT min("minor") FROM "product_prices" WHERE "product_id" = "p"."id" AND "currency" = 'UAH' AND "term" IN ('sale', 'day')),
		(SELECT min("minor") FROM "product_prices" WHERE "product_id" = "p"."id" AND "currency" = 'PLN' AND "term" IN ('sale', 'day')),
		"p"."created_at"
	FROM "products" "p"
	JOIN "categories" "own" ON "own"."id" = "p"."category_id"
	JOIN "product_texts" "uk" ON "uk"."product_id" = "p"."id" AND "uk"."locale" = 'uk'
	JOIN "product_texts" "pl" ON "pl"."product_id" = "p"."id" AND "pl"."locale" = 'pl'
	JOIN "product_texts" "en" ON "en"."product_id" = "p"."id" AND "en"."locale" = 'en'
	CROSS JOIN LATERAL (VALUES (0), ("own"."id"), ("own"."parent_id")) "listing" ("id")
	WHERE "p"."id" = ANY ("changed") AND "p"."published_at" IS NOT NULL AND "listing"."id" IS NOT NULL;
$$;--> statement-breakpoint
-- Counted in the order of categories, the whole catalogue first: two writers wait for each other and never in a circle.
CREATE FUNCTION "count_listed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "listing_sizes"
	SELECT "category_id", CASE TG_OP WHEN 'DELETE' THEN -count(*) ELSE count(*) END FROM "changed" GROUP BY 1 ORDER BY 1
	ON CONFLICT ("category_id") DO UPDATE SET "total" = "listing_sizes"."total" + "excluded"."total";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listed_products_counted" AFTER INSERT ON "listed_products" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_listed"();--> statement-breakpoint
CREATE TRIGGER "listed_products_uncounted" AFTER DELETE ON "listed_products" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_listed"();--> statement-breakpoint
CREATE FUNCTION "list_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_listings"(ARRAY["new"."id"]);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Not on stock, which every order changes and no listing holds.
CREATE TRIGGER "products_listed" AFTER UPDATE OF "category_id", "brand", "article_number", "published_at", "created_at" ON "products" FOR EACH ROW EXECUTE FUNCTION "list_product"();--> statement-breakpoint
CREATE FUNCTION "list_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_listings"(ARRAY(SELECT "id" FROM "products" WHERE "category_id" = "new"."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_listed" AFTER UPDATE OF "parent_id" ON "categories" FOR EACH ROW EXECUTE FUNCTION "list_category"();--> statement-breakpoint
CREATE FUNCTION "list_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_listings"(ARRAY(SELECT DISTINCT "product_id" FROM "changed"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_texts_listed" AFTER INSERT ON "product_texts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "list_texts"();--> statement-breakpoint
CREATE TRIGGER "product_texts_relisted" AFTER UPDATE ON "product_texts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "list_texts"();--> statement-breakpoint
CREATE TRIGGER "product_texts_unlisted" AFTER DELETE ON "product_texts" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "list_texts"();--> statement-breakpoint
-- Prices that are written before the texts of their product find nothing to refresh.
CREATE FUNCTION "list_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_listings"(ARRAY(
		SELECT DISTINCT "product_id" FROM "changed" WHERE "product_id" IN (SELECT "product_id" FROM "listed_products")
	));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_prices_listed" AFTER INSERT ON "product_prices" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "list_prices"();--> statement-breakpoint
CREATE TRIGGER "product_prices_relisted" AFTER UPDATE ON "product_prices" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "list_prices"();--> statement-breakpoint
CREATE TRIGGER "product_prices_unlisted" AFTER DELETE ON "product_prices" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "list_prices"();--> statement-breakpoint
CREATE FUNCTION "keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words"
	SELECT "word", bool_or("in_name") FROM (
		SELECT unnest(string_to_array("search_text", ' ')), false FROM "changed"
		UNION ALL SELECT unnest(string_to_array("search_name", ' ')), true FROM "changed"
	) "seen" ("word", "in_name") GROUP BY "word" ORDER BY "word"
	ON CONFLICT ("word") DO UPDATE SET "in_name" = true WHERE "excluded"."in_name" AND NOT "search_words"."in_name";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_texts_words_kept" AFTER INSERT ON "product_texts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_words"();--> statement-breakpoint
CREATE TRIGGER "product_texts_words_rekept" AFTER UPDATE ON "product_texts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_words"();--> statement-breakpoint
-- What was there before the triggers: an update that changes nothing runs them all.
UPDATE "product_texts" SET "name_key" = "name_key";
