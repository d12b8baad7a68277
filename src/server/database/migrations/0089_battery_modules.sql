-- How many modules a battery of the starting catalogue is put together from, for shops that have it already.
INSERT INTO "product_specifications" ("product_id", "key", "number")
SELECT "id", 'batteryModulesCount', "modules"
FROM "products" JOIN (VALUES ('LVS-4.0', 1), ('HVS-5.1', 2), ('LUNA2000-5-S0', 1), ('PRM-BT12HV', 4), ('PRM-BR25', 5)) AS known("article", "modules")
  ON "products"."article_number" = known."article"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A long fact of a card divides behind its comma, not before it: the line is printed anew (`addFacts`).
UPDATE "product_texts" SET "facts" = NULL;
