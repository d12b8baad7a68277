CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"failure" text,
	CONSTRAINT "webhook_deliveries_position_unique" UNIQUE("position"),
	CONSTRAINT "webhook_deliveries_about" CHECK (("webhook_deliveries"."event" = 'test') = ("webhook_deliveries"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"note" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_events" CHECK (cardinality("webhooks"."events") > 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."sent_at" is null and "webhook_deliveries"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("position") WHERE "webhook_deliveries"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("webhook_id","sent_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_order" ON "webhook_deliveries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
-- Every way an order changes ends here, in its own transaction. The lock waits for a webhook that is just being removed, and passes it by.
CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  what text := CASE TG_OP WHEN 'INSERT' THEN 'order.created' ELSE 'order.changed' END;
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, order_id)
    SELECT hook.id, what, NEW.id FROM webhooks AS hook
    WHERE hook.is_on AND what = ANY (hook.events)
    FOR KEY SHARE OF hook;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER note_order AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION note_order();--> statement-breakpoint
CREATE TRIGGER note_order_change AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.updated_at, OLD.status, OLD.payment_status) IS DISTINCT FROM (NEW.updated_at, NEW.status, NEW.payment_status))
  EXECUTE FUNCTION note_order();
