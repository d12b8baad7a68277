-- The label was given by hand and said nothing about sales.
DELETE FROM "product_tags" WHERE "tag" = 'bestseller';--> statement-breakpoint
DELETE FROM "tag_texts" WHERE "tag" = 'bestseller';
