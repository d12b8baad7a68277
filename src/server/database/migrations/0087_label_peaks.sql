-- The facts line of machines with a peak says it beside their power now: it is printed anew (`addFacts`).
UPDATE "product_texts" SET "facts" = NULL WHERE "product_id" IN (SELECT "product_id" FROM "product_specifications" WHERE "key" = 'surgePowerW');
