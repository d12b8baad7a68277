CREATE SEQUENCE "public"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "delivery_quotes" (
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_quotes_order_id_version_pk" PRIMARY KEY("order_id","version"),
	CONSTRAINT "delivery_quotes_sound" CHECK ("delivery_quotes"."shipping_minor" >= 0 and "delivery_quotes"."version" > 0),
	CONSTRAINT "delivery_quotes_days" CHECK ("delivery_quotes"."min_days" between 1 and "delivery_quotes"."max_days")
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"article_number" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"picture" text NOT NULL,
	"quantity" integer NOT NULL,
	"list_minor" bigint NOT NULL,
	CONSTRAINT "quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "quote_lines_sound" CHECK ("quote_lines"."quantity" > 0 and "quote_lines"."list_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_offer_lines" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	CONSTRAINT "quote_offer_lines_quote_id_version_position_pk" PRIMARY KEY("quote_id","version","position"),
	CONSTRAINT "quote_offer_lines_sound" CHECK ("quote_offer_lines"."unit_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_offers" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"valid_until" date NOT NULL,
	"note" text,
	"tax_rate_percent" text NOT NULL,
	"tax_mode" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_offers_quote_id_version_pk" PRIMARY KEY("quote_id","version"),
	CONSTRAINT "quote_offers_sound" CHECK ("quote_offers"."shipping_minor" >= 0 and "quote_offers"."version" > 0),
	CONSTRAINT "quote_offers_days" CHECK ("quote_offers"."min_days" between 1 and "quote_offers"."max_days")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_number" text NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"note" text,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"valid_until" date,
	"order_id" uuid,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_quoteNumber_unique" UNIQUE("quote_number"),
	CONSTRAINT "quotes_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "quotes_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "quotes_currency" CHECK ("quotes"."currency" in ('UAH', 'PLN')),
	CONSTRAINT "quotes_ordered_when_accepted" CHECK ("quotes"."order_id" is null or "quotes"."status" = 'ACCEPTED')
);
--> statement-breakpoint
ALTER TABLE "delivery_quotes" ADD CONSTRAINT "delivery_quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offer_lines" ADD CONSTRAINT "quote_offer_lines_quote_id_version_quote_offers_quote_id_version_fk" FOREIGN KEY ("quote_id","version") REFERENCES "public"."quote_offers"("quote_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offer_lines" ADD CONSTRAINT "quote_offer_lines_quote_id_position_quote_lines_quote_id_position_fk" FOREIGN KEY ("quote_id","position") REFERENCES "public"."quote_lines"("quote_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_quotes_newest" ON "delivery_quotes" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "quote_events" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quotes_by_status" ON "quotes" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quotes_of_user" ON "quotes" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quotes_to_expire" ON "quotes" USING btree ("valid_until") WHERE "quotes"."status" = 'OFFERED';--> statement-breakpoint
CREATE INDEX "orders_delivery_unquoted" ON "orders" USING btree ("created_at","id") WHERE "orders"."shipping_minor" is null and "orders"."status" = 'PENDING';