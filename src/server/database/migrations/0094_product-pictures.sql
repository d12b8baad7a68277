CREATE TABLE "product_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"original" text NOT NULL,
	"content_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"crop" jsonb,
	"replaces" text,
	"ready_at" timestamp with time zone,
	"taken_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_pictures_name_unique" UNIQUE("name"),
	CONSTRAINT "product_pictures_hash" CHECK ("product_pictures"."content_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_chosen_pictures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pictures_of_product" ON "product_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_pictures_original" ON "product_pictures" USING btree ("original");--> statement-breakpoint
CREATE INDEX "product_pictures_waiting" ON "product_pictures" USING btree ("created_at") WHERE "product_pictures"."ready_at" is null;