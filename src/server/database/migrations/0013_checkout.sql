CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"full_name" text NOT NULL,
	"street" text NOT NULL,
	"apartment" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "addresses_once" UNIQUE NULLS NOT DISTINCT("user_id","type","full_name","street","apartment","city","postal_code","country","phone")
);
--> statement-breakpoint
ALTER TABLE "discount_redemptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_of_user" ON "addresses" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "discount_redemptions_of_guest" ON "discount_redemptions" USING btree ("code_id","guest_email") WHERE "discount_redemptions"."given_back_at" is null and "discount_redemptions"."guest_email" is not null;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_one_customer" CHECK (num_nonnulls("discount_redemptions"."user_id", "discount_redemptions"."guest_email") = 1);--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_company_whole" CHECK (("order_addresses"."company" is null) = ("order_addresses"."tax_number" is null) and ("order_addresses"."company" is null or "order_addresses"."kind" = 'billing'));