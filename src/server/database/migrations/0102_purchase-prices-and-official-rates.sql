CREATE TABLE "official_rates" (
	"bank" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"date" date,
	"rate_per_unit_e_6" bigint,
	"source" text,
	CONSTRAINT "official_rates_whole" CHECK (num_nulls("official_rates"."date", "official_rates"."rate_per_unit_e_6", "official_rates"."source") in (0, 3)),
	CONSTRAINT "official_rates_positive" CHECK ("official_rates"."rate_per_unit_e_6" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_purchase_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_purchase_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"minor" bigint NOT NULL,
	"supplier" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_purchase_prices_positive" CHECK ("product_purchase_prices"."minor" > 0),
	CONSTRAINT "product_purchase_prices_currency" CHECK ("product_purchase_prices"."currency" in ('UAH', 'PLN')),
	CONSTRAINT "product_purchase_prices_supplier" CHECK (length("product_purchase_prices"."supplier") between 1 and 120)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_purchase_prices_day" ON "product_purchase_prices" USING btree ("product_id","day" DESC NULLS FIRST);--> statement-breakpoint
CREATE TRIGGER "product_purchase_prices_stay" BEFORE UPDATE ON "product_purchase_prices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting_history"();
