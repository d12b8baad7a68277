ALTER TABLE "products" ADD COLUMN "is_kind_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_incomplete" ON "products" USING btree ("id") WHERE "products"."published_at" is null and (cardinality("products"."missing") > 0 or cardinality("products"."pictures") = 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_published_complete" CHECK ("products"."published_at" is null or cardinality("products"."missing") = 0);