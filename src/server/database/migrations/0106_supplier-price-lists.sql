CREATE TABLE "supplier_articles" (
	"supplier_id" integer NOT NULL,
	"article" text NOT NULL,
	"product_id" integer,
	CONSTRAINT "supplier_articles_supplier_id_article_pk" PRIMARY KEY("supplier_id","article")
);
--> statement-breakpoint
CREATE TABLE "supplier_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" integer NOT NULL,
	"staff_id" text,
	"file_name" text NOT NULL,
	"cells" jsonb,
	"entered" integer DEFAULT 0 NOT NULL,
	"applied_digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mapping" jsonb,
	CONSTRAINT "suppliers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "supplier_articles" ADD CONSTRAINT "supplier_articles_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_lists" ADD CONSTRAINT "supplier_lists_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_lists" ADD CONSTRAINT "supplier_lists_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_lists_newest" ON "supplier_lists" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "supplier_lists_of_supplier" ON "supplier_lists" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_lists_of_staff" ON "supplier_lists" USING btree ("staff_id");