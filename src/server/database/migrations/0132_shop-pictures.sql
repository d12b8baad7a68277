ALTER TABLE "product_pictures" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD COLUMN "alt" jsonb;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_of_shop" CHECK (("product_pictures"."product_id" is null) = ("product_pictures"."alt" is not null) and ("product_pictures"."product_id" is null) = ("product_pictures"."name" like '%-banner') and ("product_pictures"."product_id" is not null or "product_pictures"."crop" is not null));--> statement-breakpoint
-- Slides and pages say what their pictures show; which picture they show changes with themselves.
CREATE TRIGGER announce_described AFTER UPDATE OF alt ON product_pictures
  FOR EACH ROW WHEN (NEW.product_id IS NULL AND NEW.alt IS DISTINCT FROM OLD.alt)
  EXECUTE FUNCTION announce_everything();
