-- Sets and what staff chose beside a product name others by their article numbers: they follow a product that gets another one.
CREATE FUNCTION follow_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_contents SET article_number = NEW.article_number WHERE article_number = OLD.article_number;
  -- A list may name what the shop did not have under the new number.
  DELETE FROM product_companions AS stale USING product_companions AS own
    WHERE stale.article_number = NEW.article_number
      AND own.product_id = stale.product_id AND own.article_number = OLD.article_number;
  UPDATE product_companions SET article_number = NEW.article_number WHERE article_number = OLD.article_number;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER follow_article AFTER UPDATE OF article_number ON "products" FOR EACH ROW
  WHEN (OLD.article_number IS DISTINCT FROM NEW.article_number) EXECUTE FUNCTION follow_article();
