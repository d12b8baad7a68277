CREATE SEQUENCE "public"."exchange_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "exchange_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exchange_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"return_id" uuid PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'EXC-' || nextval('exchange_numbers') NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"product_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"credit_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"price_until" date NOT NULL,
	"asked_again_at" timestamp with time zone,
	"order_id" uuid,
	"credited_minor" bigint,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "exchanges_number_unique" UNIQUE("number"),
	CONSTRAINT "exchanges_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "exchanges_pieces" CHECK ("exchanges"."pieces" > 0),
	CONSTRAINT "exchanges_amounts_not_negative" CHECK (least("exchanges"."unit_minor", "exchanges"."total_minor", "exchanges"."credit_minor", "exchanges"."shipping_minor", coalesce("exchanges"."credited_minor", 0)) >= 0),
	CONSTRAINT "exchanges_closed" CHECK (("exchanges"."closed_at" is null) = ("exchanges"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED'))),
	CONSTRAINT "exchanges_replacement" CHECK ("exchanges"."order_id" is not null or "exchanges"."status" not in ('APPROVED', 'IN_PROGRESS', 'SHIPPED', 'DELIVERED'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaits_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "kind" text DEFAULT 'statement' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_events" ADD CONSTRAINT "exchange_events_exchange_id_exchanges_return_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."exchanges"("return_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_events_of_exchange" ON "exchange_events" USING btree ("exchange_id","id");--> statement-breakpoint
CREATE INDEX "exchanges_product" ON "exchanges" USING btree ("product_id");