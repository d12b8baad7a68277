CREATE TABLE "product_contents" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"article_number" text,
	"name" jsonb,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "product_contents_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_contents_one_name" CHECK (num_nonnulls("product_contents"."article_number", "product_contents"."name") = 1),
	CONSTRAINT "product_contents_quantity" CHECK ("product_contents"."quantity" > 0),
	CONSTRAINT "product_contents_unit" CHECK ("product_contents"."unit" in ('piece', 'metre', 'kit'))
);
--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The page of a set shows its parts.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_contents"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
