ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_about";--> statement-breakpoint
DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "takes_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_product" ON "webhook_deliveries" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_takes_changes" ON "webhook_deliveries" USING btree ("webhook_id","product_id") WHERE "webhook_deliveries"."takes_changes";--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","next_attempt_at","position") WHERE "webhook_deliveries"."sent_at" is null and "webhook_deliveries"."given_up_at" is null;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_about" CHECK (("webhook_deliveries"."event" in ('test', 'stock.changed')) = ("webhook_deliveries"."order_id" is null)
        and ("webhook_deliveries"."event" = 'stock.changed') = ("webhook_deliveries"."product_id" is not null));--> statement-breakpoint
-- Every way the stock changes ends here, in its own transaction. A row that nobody has begun to send covers the change, for the stock is read when it
-- is sent; writing it keeps it locked until the change is there to be read. The lock of the webhook is as in note_order.
CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, product_id, takes_changes)
    SELECT hook.id, 'stock.changed', NEW.id, true FROM webhooks AS hook
    WHERE hook.is_on AND 'stock.changed' = ANY (hook.events)
    FOR KEY SHARE OF hook
  ON CONFLICT (webhook_id, product_id) WHERE takes_changes DO UPDATE SET takes_changes = true;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER note_stock AFTER UPDATE OF stock ON "products" FOR EACH ROW
  WHEN (OLD.stock IS DISTINCT FROM NEW.stock AND NEW.kind = 'purchase') EXECUTE FUNCTION note_stock();
