CREATE TABLE "page_openings" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"page" text NOT NULL,
	"product_id" integer,
	"times" integer NOT NULL,
	CONSTRAINT "page_openings_counted" UNIQUE NULLS NOT DISTINCT("day","currency","page","product_id"),
	CONSTRAINT "page_openings_times" CHECK ("page_openings"."times" > 0),
	CONSTRAINT "page_openings_product_page" CHECK (("page_openings"."page" = 'product') = ("page_openings"."product_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "page_openings" ADD CONSTRAINT "page_openings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_openings_product" ON "page_openings" USING btree ("product_id");