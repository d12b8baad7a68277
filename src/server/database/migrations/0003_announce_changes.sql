-- What the shop shows is kept rendered by every instance. The database itself tells of changes, so that none is missed:
-- not those of another instance, of the back office, or of a hand on psql. The payload is `everything`, or tags with
-- commas between (server/changes/change.ts). NOTIFY is sent at commit, and the same payload only once.
CREATE FUNCTION announce_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'everything');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Orders change the stock of products all day long: they are to touch only the pages that show these products. Pages
-- made from "what is in stock" change when a product sells out or comes back, lists by number of pieces always.
CREATE FUNCTION announce_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text;
BEGIN
  SELECT string_agg(tag, ',') INTO tags FROM (
    SELECT DISTINCT unnest(
      CASE
        WHEN before.id IS NULL OR
          to_jsonb(after) - '{stock,updated_at}'::text[] <> to_jsonb(before) - '{stock,updated_at}'::text[]
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
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_product_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_update();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY[
    'categories', 'category_texts', 'product_texts', 'product_prices', 'product_specifications', 'product_tags',
    'tag_texts', 'exchange_rates', 'promotions', 'ads', 'carousel_slides'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', shown);
  END LOOP;
END $$;
