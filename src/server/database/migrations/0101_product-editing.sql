CREATE TABLE "outdated_texts" (
	"product_id" integer NOT NULL,
	"part" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"said" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outdated_texts_product_id_part_locale_source_pk" PRIMARY KEY("product_id","part","locale","source"),
	CONSTRAINT "outdated_texts_of_another_language" CHECK ("outdated_texts"."source" <> "outdated_texts"."locale")
);
--> statement-breakpoint
ALTER TABLE "outdated_texts" ADD CONSTRAINT "outdated_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;