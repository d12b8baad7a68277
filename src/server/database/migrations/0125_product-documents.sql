CREATE TABLE "product_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"file" text NOT NULL,
	"content_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"place" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_documents_file_unique" UNIQUE("file"),
	CONSTRAINT "product_documents_once" UNIQUE("product_id","content_hash"),
	CONSTRAINT "product_documents_hash" CHECK ("product_documents"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "product_documents_size" CHECK ("product_documents"."size_bytes" > 0),
	CONSTRAINT "product_documents_kind" CHECK ("product_documents"."kind" in ('datasheet', 'manual', 'conformity', 'warranty')),
	CONSTRAINT "product_documents_language" CHECK ("product_documents"."language" in ('uk', 'pl', 'en', 'all'))
);
--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The page of a product lists its documents.
CREATE FUNCTION announce_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "product_documents"
  FOR EACH ROW EXECUTE FUNCTION announce_document();--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "product_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
