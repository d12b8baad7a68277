CREATE TABLE "price_reductions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_reductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"minor" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"regular_minor" bigint,
	"closed_at" timestamp with time zone,
	CONSTRAINT "price_reductions_positive" CHECK ("price_reductions"."minor" > 0),
	CONSTRAINT "price_reductions_ends_after_start" CHECK ("price_reductions"."ends_at" > "price_reductions"."starts_at"),
	CONSTRAINT "price_reductions_lowers" CHECK (("price_reductions"."opened_at" is null) = ("price_reductions"."regular_minor" is null) and "price_reductions"."minor" < coalesce("price_reductions"."regular_minor", "price_reductions"."minor" + 1))
);
--> statement-breakpoint
CREATE TABLE "product_price_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_price_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"term" text NOT NULL,
	"minor" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" double precision,
	"amount_uah" bigint,
	"amount_pln" bigint,
	"minimum_uah" bigint,
	"minimum_pln" bigint,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_code" UNIQUE("code"),
	CONSTRAINT "discount_codes_gives_one_thing" CHECK (case "discount_codes"."kind"
        when 'percentage' then "discount_codes"."percent" > 0 and "discount_codes"."percent" <= 100 and coalesce("discount_codes"."amount_uah", "discount_codes"."amount_pln") is null
        when 'amount' then "discount_codes"."percent" is null and coalesce("discount_codes"."amount_uah", "discount_codes"."amount_pln") is not null
        else "discount_codes"."percent" is null and coalesce("discount_codes"."amount_uah", "discount_codes"."amount_pln") is null end is true),
	CONSTRAINT "discount_codes_amounts_positive" CHECK (least("discount_codes"."amount_uah", "discount_codes"."amount_pln", "discount_codes"."minimum_uah", "discount_codes"."minimum_pln") > 0),
	CONSTRAINT "discount_codes_minimum_in_each_currency" CHECK ("discount_codes"."kind" = 'amount' or ("discount_codes"."minimum_uah" is null) = ("discount_codes"."minimum_pln" is null)),
	CONSTRAINT "discount_codes_ends_after_start" CHECK ("discount_codes"."ends_at" > "discount_codes"."starts_at"),
	CONSTRAINT "discount_codes_limits_positive" CHECK (least("discount_codes"."max_uses", "discount_codes"."max_uses_per_customer") > 0),
	CONSTRAINT "discount_codes_uses_within_limit" CHECK ("discount_codes"."uses" >= 0 and ("discount_codes"."max_uses" is null or "discount_codes"."uses" <= "discount_codes"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "discount_redemptions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "reference_minor" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "price_reductions" ADD CONSTRAINT "price_reductions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_reductions_ahead" ON "price_reductions" USING btree ("starts_at") WHERE "price_reductions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "product_price_log_of_price" ON "product_price_log" USING btree ("product_id","currency","term","id");--> statement-breakpoint
CREATE INDEX "discount_redemptions_of_customer" ON "discount_redemptions" USING btree ("code_id","user_id") WHERE "discount_redemptions"."given_back_at" is null;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_reduced" CHECK ("product_prices"."reference_minor" > "product_prices"."minor");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount_within_line" CHECK ("order_items"."discount_minor" between 0 and "order_items"."line_minor");--> statement-breakpoint
-- From the start of the exclusion on: what is closed no longer stands in the way of a new announcement.
ALTER TABLE "price_reductions" ADD CONSTRAINT "price_reductions_do_not_overlap" EXCLUDE USING gist
	("product_id" WITH =, "currency" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("closed_at" IS NULL);--> statement-breakpoint
-- What a price was struck through from may only be claimed while it is true: a price set by hand that is not below it
-- takes the claim away.
CREATE FUNCTION "keep_reference_true"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF "new"."reference_minor" <= "new"."minor" THEN "new"."reference_minor" := NULL; END IF;
	RETURN "new";
END $$;--> statement-breakpoint
CREATE TRIGGER "product_prices_reference" BEFORE UPDATE OF "minor" ON "product_prices" FOR EACH ROW EXECUTE FUNCTION "keep_reference_true"();--> statement-breakpoint
INSERT INTO "product_price_log" ("product_id", "currency", "term", "minor")
SELECT "product_id", "currency", "term", "minor" FROM "product_prices";--> statement-breakpoint
-- A price that is written anew as it was is no new price: a product is replaced as a whole, and a backup restored.
CREATE FUNCTION "log_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "product_price_log" ("product_id", "currency", "term", "minor")
	SELECT "changed"."product_id", "changed"."currency", "changed"."term", "changed"."minor" FROM "changed"
	WHERE "changed"."minor" IS DISTINCT FROM (
		SELECT "logged"."minor" FROM "product_price_log" "logged"
		WHERE "logged"."product_id" = "changed"."product_id" AND "logged"."currency" = "changed"."currency"
			AND "logged"."term" = "changed"."term"
		ORDER BY "logged"."id" DESC LIMIT 1
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_prices_logged" AFTER INSERT ON "product_prices" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_prices"();--> statement-breakpoint
CREATE TRIGGER "product_prices_logged_anew" AFTER UPDATE ON "product_prices" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_prices"();--> statement-breakpoint
CREATE FUNCTION "refuse_rewriting_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The log of prices is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "product_price_log_stays" BEFORE UPDATE OR DELETE ON "product_price_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting_history"();
