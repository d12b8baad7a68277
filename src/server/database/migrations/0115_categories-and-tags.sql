CREATE TABLE "tags" (
	"slug" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_in_menu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "home_place" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Where categories of a shop stand that has them already: as the code had it until now.
UPDATE "categories" SET "is_in_menu" = true WHERE "slug" IN (
  'solar-panels', 'batteries', 'inverters', 'sets-of-solar-power-plants', 'mounting-systems', 'ev-chargers', 'cables-adapters', 'charging-stations',
  'portable-power-stations', 'solar-generators', 'portable-solar-panels', 'generators', 'industrial-generators', 'solar-lighting-towers',
  'lifts-and-cranes', 'automatic-switches', 'cables-wires', 'electrical-components'
);--> statement-breakpoint
UPDATE "categories" SET "home_place" = placed.place - 1 FROM unnest(ARRAY[
  'sets-of-solar-power-plants', 'solar-panels', 'batteries', 'inverters', 'mounting-systems', 'ev-chargers', 'cables-adapters', 'charging-stations',
  'portable-power-stations', 'solar-generators', 'automatic-switches', 'electrical-components', 'generators', 'industrial-generators',
  'solar-lighting-towers', 'lifts-and-cranes'
]) WITH ORDINALITY AS placed(slug, place) WHERE placed.slug = "categories"."slug";--> statement-breakpoint
-- Every label that is named or carried; those with rules of returns are newer than some shops.
INSERT INTO "tags" ("slug") SELECT "tag" FROM "tag_texts" UNION SELECT "tag" FROM "product_tags"
  UNION SELECT ruled.slug FROM (VALUES ('cut-to-length'), ('made-to-order')) AS ruled(slug) WHERE EXISTS (SELECT FROM "tag_texts");--> statement-breakpoint
INSERT INTO "tag_texts" ("tag", "locale", "name") SELECT ruled.* FROM (VALUES
  ('cut-to-length', 'uk', 'Відрізається на довжину'),
  ('cut-to-length', 'pl', 'Cięty na wymiar'),
  ('cut-to-length', 'en', 'Cut to length'),
  ('made-to-order', 'uk', 'Виготовляється на замовлення'),
  ('made-to-order', 'pl', 'Na zamówienie'),
  ('made-to-order', 'en', 'Made to order')
) AS ruled(tag, locale, name) JOIN "tags" ON "tags"."slug" = ruled.tag ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Names and descriptions that staff changed as messages are from now on said in these tables alone.
UPDATE "category_texts" SET
  "name" = coalesce((SELECT replace(own.text, '''''', '''') FROM "text_versions" own JOIN "categories" ON own.key = 'category.' || "categories"."slug" || '.name'
    WHERE "categories"."id" = "category_texts"."category_id" AND own.locale = "category_texts"."locale" ORDER BY own.version DESC LIMIT 1), "name"),
  "description" = coalesce((SELECT replace(own.text, '''''', '''') FROM "text_versions" own JOIN "categories" ON own.key = 'category.' || "categories"."slug" || '.description'
    WHERE "categories"."id" = "category_texts"."category_id" AND own.locale = "category_texts"."locale" ORDER BY own.version DESC LIMIT 1), "description")
WHERE EXISTS (SELECT FROM "text_versions" WHERE "key" LIKE 'category.%');--> statement-breakpoint
UPDATE "tag_texts" SET "name" = coalesce((SELECT replace(own.text, '''''', '''') FROM "text_versions" own
  WHERE own.key = 'tag.' || "tag_texts"."tag" AND own.locale = "tag_texts"."locale" ORDER BY own.version DESC LIMIT 1), "name")
WHERE EXISTS (SELECT FROM "text_versions" WHERE "key" LIKE 'tag.%');--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_tag_tags_slug_fk" FOREIGN KEY ("tag") REFERENCES "public"."tags"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_texts" ADD CONSTRAINT "tag_texts_tag_tags_slug_fk" FOREIGN KEY ("tag") REFERENCES "public"."tags"("slug") ON DELETE cascade ON UPDATE no action;
