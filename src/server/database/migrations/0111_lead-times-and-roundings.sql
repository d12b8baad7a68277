CREATE TABLE "price_roundings" (
	"currency" text PRIMARY KEY NOT NULL,
	"rounding" text NOT NULL,
	CONSTRAINT "price_roundings_currency" CHECK ("price_roundings"."currency" in ('UAH', 'PLN')),
	CONSTRAINT "price_roundings_rounding" CHECK ("price_roundings"."rounding" in ('hundredth', 'tenth', 'one', 'ten', 'hundred', 'ends-hundredths-99', 'ends-9', 'ends-99'))
);
--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_lead_days" CHECK ("suppliers"."lead_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_lead_days" CHECK ("products"."lead_days" between 0 and 365);