-- Sentences that explained how a shared picture differed, of goods that have pictures of their own by now.
UPDATE "product_texts" SET "description" = replace("description", ' На фото показано один акумулятор, у комплекті їх два.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-HOME8' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' Na zdjęciu widać jeden magazyn, w zestawie są dwa.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-HOME8' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", ' The photo shows one battery; the kit has two.', '') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'PRM-HOME8' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото показано відкритий рамний генератор, EU22i має закритий корпус.', 'EU22i має закритий корпус.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EU22I' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Na zdjęciu jest agregat w otwartej ramie, EU22i ma zamkniętą obudowę.', 'EU22i ma zamkniętą obudowę.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EU22I' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The picture shows an open-frame generator; the EU22i has a closed case.', 'The EU22i has a closed case.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EU22I' AND "locale" = 'en';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'На фото — відкритий рамний генератор; EU70is має закритий шумоізольований корпус.', 'EU70is має закритий шумоізольований корпус.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EU70IS' AND "locale" = 'uk';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'Na zdjęciu agregat w otwartej ramie; EU70is ma zamkniętą, wyciszoną obudowę.', 'EU70is ma zamkniętą, wyciszoną obudowę.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EU70IS' AND "locale" = 'pl';
--> statement-breakpoint
UPDATE "product_texts" SET "description" = replace("description", 'The picture shows an open-frame generator; the EU70is has a closed, silenced case.', 'The EU70is has a closed, silenced case.') FROM "products" WHERE "products"."id" = "product_texts"."product_id" AND "products"."article_number" = 'EU70IS' AND "locale" = 'en';
