-- Panels that are sold together are `2 × 440 W` on their cards: the line is printed anew (`addFacts`).
UPDATE "product_texts" SET "facts" = NULL
WHERE "product_id" IN (
  SELECT spec."product_id" FROM "product_specifications" AS spec
  JOIN "products" ON "products"."id" = spec."product_id"
  WHERE spec."key" = 'panelsCount' AND "products"."category_id" = 1);
