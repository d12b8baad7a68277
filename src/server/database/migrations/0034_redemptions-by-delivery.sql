ALTER TABLE "discount_redemptions" ADD COLUMN "delivery_email" text;--> statement-breakpoint
CREATE INDEX "discount_redemptions_of_delivery" ON "discount_redemptions" USING btree ("code_id","delivery_email") WHERE "discount_redemptions"."given_back_at" is null;--> statement-breakpoint
UPDATE "discount_redemptions" SET "delivery_email" = lower("order_addresses"."email") FROM "order_addresses" WHERE "order_addresses"."order_id" = "discount_redemptions"."order_id" AND "order_addresses"."kind" = 'shipping';
