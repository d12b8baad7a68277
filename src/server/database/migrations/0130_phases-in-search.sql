-- Search finds goods by the phases that are stated of them, in one word for all languages; texts written since have it.
UPDATE "product_texts" SET
  "search_name" = "search_name" || ' ' || "stated"."token",
  "search_text" = "search_text" || ' ' || "stated"."token"
FROM (SELECT "product_id", "number"::int || 'ph' AS "token" FROM "product_specifications" WHERE "key" = 'phases' AND "number" IS NOT NULL) "stated"
WHERE "product_texts"."product_id" = "stated"."product_id"
  AND "stated"."token" <> ALL (string_to_array("product_texts"."search_name", ' '));
