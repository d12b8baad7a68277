CREATE TABLE "rental_options" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"machine_kinds" text[] NOT NULL,
	"prices" jsonb,
	"percent" integer,
	CONSTRAINT "rental_options_code" CHECK ("rental_options"."code" ~ '^[a-z][0-9a-z-]{0,23}$'),
	CONSTRAINT "rental_options_one_price" CHECK (num_nonnulls("rental_options"."prices", "rental_options"."percent") = 1),
	CONSTRAINT "rental_options_percent" CHECK ("rental_options"."percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_exact_rental" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "is_exact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "options" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Pages of machines show what is offered with them.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rental_options"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
