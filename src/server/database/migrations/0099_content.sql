ALTER TABLE "ads" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "alt" jsonb DEFAULT '{"uk":"","pl":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD COLUMN "alt" jsonb DEFAULT '{"uk":"","pl":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "alt" jsonb DEFAULT '{"uk":"","pl":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_days" CHECK ("ads"."last_day" >= "ads"."first_day");--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD CONSTRAINT "carousel_slides_days" CHECK ("carousel_slides"."last_day" >= "carousel_slides"."first_day");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_days" CHECK ("promotions"."last_day" >= "promotions"."first_day");