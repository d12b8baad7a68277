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
CREATE TABLE "product_companions" (
	"product_id" integer NOT NULL,
	"article_number" text NOT NULL,
	"place" integer,
	CONSTRAINT "product_companions_product_id_article_number_pk" PRIMARY KEY("product_id","article_number"),
	CONSTRAINT "product_companions_place" UNIQUE("product_id","place"),
	CONSTRAINT "product_companions_place_not_negative" CHECK ("product_companions"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_schedules" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"publish_from" timestamp with time zone,
	"publish_until" timestamp with time zone,
	CONSTRAINT "product_schedules_in_order" CHECK ("product_schedules"."publish_until" > "product_schedules"."publish_from"),
	CONSTRAINT "product_schedules_say_when" CHECK (num_nonnulls("product_schedules"."publish_from", "product_schedules"."publish_until") > 0)
);
--> statement-breakpoint
ALTER TABLE "outdated_texts" ADD CONSTRAINT "outdated_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_companions" ADD CONSTRAINT "product_companions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_schedules" ADD CONSTRAINT "product_schedules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The page of a product shows what goes together with it.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_companions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
