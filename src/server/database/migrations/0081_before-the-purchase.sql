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
CREATE TABLE "stock_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_once" ON "stock_notices" USING btree ("product_id",lower("email"));--> statement-breakpoint
CREATE INDEX "stock_notices_of_email" ON "stock_notices" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "stock_notices_of_user" ON "stock_notices" USING btree ("user_id") WHERE "stock_notices"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_notices_old" ON "stock_notices" USING btree ("created_at");--> statement-breakpoint
-- The page of a set shows its parts.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_contents"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
