CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"is_internal" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"pieces" integer DEFAULT 0 NOT NULL,
	"sellable" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_order_item_id_pk" PRIMARY KEY("return_id","order_item_id"),
	CONSTRAINT "return_lines_counts" CHECK ("return_lines"."asked" >= 0 and "return_lines"."pieces" >= 0 and "return_lines"."asked" + "return_lines"."pieces" > 0 and "return_lines"."sellable" between 0 and "return_lines"."pieces")
);
--> statement-breakpoint
CREATE TABLE "return_photographs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_photographs_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'RET-' || nextval('return_numbers') NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason" text,
	"note" text,
	"answer_note" text,
	"way" text,
	"return_by" date,
	"reminded_at" timestamp with time zone,
	"carrier" text,
	"tracking_number" text,
	"estimate" jsonb,
	"withheld_minor" bigint DEFAULT 0 NOT NULL,
	"refund_minor" bigint DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_amounts_not_negative" CHECK ("returns"."refund_minor" >= 0 and "returns"."withheld_minor" >= 0),
	CONSTRAINT "returns_tracking_whole" CHECK (("returns"."carrier" is null) = ("returns"."tracking_number" is null)),
	CONSTRAINT "returns_closed" CHECK (("returns"."closed_at" is null) = ("returns"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED')))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photographs" ADD CONSTRAINT "return_photographs_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_events_of_return" ON "return_events" USING btree ("return_id","id");--> statement-breakpoint
CREATE INDEX "return_lines_item" ON "return_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "return_photographs_of_return" ON "return_photographs" USING btree ("return_id","created_at");--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "returns" USING btree ("order_id","requested_at");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("requested_at","id") WHERE "returns"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "returns_to_be_sent" ON "returns" USING btree ("return_by") WHERE "returns"."status" = 'APPROVED' and "returns"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_return" ON "notifications" USING btree ("return_id") WHERE "notifications"."return_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_of_return" ON "withdrawals" USING btree ("return_id") WHERE "withdrawals"."return_id" is not null;--> statement-breakpoint
INSERT INTO "returns" ("id", "order_id", "kind", "status", "reason", "refund_minor", "requested_at", "updated_at", "closed_at")
SELECT "id", "order_id",
	CASE WHEN "reason" IN ('refused', 'not-collected', 'undeliverable', 'damaged') THEN 'undelivered' WHEN "reason" = 'withdrawn' THEN 'withdrawal' WHEN "reason" IN ('faulty', 'wrong-goods', 'warranty') THEN 'complaint' ELSE 'other' END,
	'COMPLETED', "reason", "refund_minor", "recorded_at", "recorded_at", "recorded_at"
FROM "goods_returns" ORDER BY "recorded_at", "id";--> statement-breakpoint
INSERT INTO "return_lines" ("return_id", "order_item_id", "asked", "pieces", "sellable")
SELECT "return_id", "order_item_id", "pieces", "pieces", "sellable" FROM "goods_return_lines";--> statement-breakpoint
INSERT INTO "return_events" ("return_id", "from_status", "to_status", "actor", "reason", "at")
SELECT "goods_returns"."id", "steps"."from_status", "steps"."to_status", 'staff:' || "goods_returns"."recorded_by", "steps"."reason", "goods_returns"."recorded_at"
FROM "goods_returns" CROSS JOIN (VALUES (1, NULL, 'PENDING', 'recorded'), (2, 'PENDING', 'APPROVED', 'approved'), (3, 'APPROVED', 'SHIPPED', 'sent'), (4, 'SHIPPED', 'RETURNED', 'received'), (5, 'RETURNED', 'IN_PROGRESS', 'inspection'), (6, 'IN_PROGRESS', 'COMPLETED', 'completed')) AS "steps" ("place", "from_status", "to_status", "reason")
ORDER BY "goods_returns"."recorded_at", "goods_returns"."id", "steps"."place";--> statement-breakpoint
INSERT INTO "returns" ("id", "order_id", "kind", "status", "note", "return_by", "requested_at", "updated_at")
SELECT gen_random_uuid(), "open"."order_id", 'withdrawal', 'APPROVED', "open"."goods", ("open"."stated_at" AT TIME ZONE 'UTC')::date + 14, "open"."stated_at", "open"."stated_at"
FROM (
	SELECT DISTINCT ON ("withdrawals"."order_id") "withdrawals"."order_id", "withdrawals"."goods", "withdrawals"."stated_at" FROM "withdrawals"
	JOIN "orders" ON "orders"."id" = "withdrawals"."order_id" AND "orders"."status" IN ('SHIPPED', 'DELIVERED', 'COMPLETED')
	WHERE "withdrawals"."closed_at" IS NULL
	ORDER BY "withdrawals"."order_id", "withdrawals"."goods" IS NOT NULL, "withdrawals"."stated_at"
) AS "open" ORDER BY "open"."stated_at";--> statement-breakpoint
INSERT INTO "return_lines" ("return_id", "order_item_id", "asked")
SELECT "returns"."id", "order_items"."id", "order_items"."quantity" - coalesce("back"."pieces", 0)
FROM "returns" JOIN "order_items" ON "order_items"."order_id" = "returns"."order_id" AND "order_items"."rental_duration" IS NULL
LEFT JOIN (SELECT "order_item_id", sum("pieces")::int AS "pieces" FROM "goods_return_lines" GROUP BY "order_item_id") AS "back" ON "back"."order_item_id" = "order_items"."id"
WHERE "returns"."status" = 'APPROVED' AND "returns"."note" IS NULL AND "order_items"."quantity" > coalesce("back"."pieces", 0);--> statement-breakpoint
INSERT INTO "return_events" ("return_id", "from_status", "to_status", "actor", "reason", "at")
SELECT "returns"."id", "steps"."from_status", "steps"."to_status", "steps"."actor", "steps"."reason", "returns"."requested_at"
FROM "returns" CROSS JOIN (VALUES (1, NULL, 'PENDING', 'customer:guest', 'stated'), (2, 'PENDING', 'APPROVED', 'shop', 'by-law')) AS "steps" ("place", "from_status", "to_status", "actor", "reason")
WHERE "returns"."status" = 'APPROVED' ORDER BY "returns"."requested_at", "returns"."id", "steps"."place";--> statement-breakpoint
UPDATE "withdrawals" SET "return_id" = "returns"."id" FROM "returns" WHERE "returns"."order_id" = "withdrawals"."order_id" AND "returns"."status" = 'APPROVED' AND "withdrawals"."closed_at" IS NULL;--> statement-breakpoint
DROP TABLE "goods_return_lines";--> statement-breakpoint
DROP TABLE "goods_returns";