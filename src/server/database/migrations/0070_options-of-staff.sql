ALTER TABLE "rental_options" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_options" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;