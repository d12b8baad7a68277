CREATE TABLE "moderation_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" uuid,
	"question_id" uuid,
	"answer_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"rejection" text,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_events_of_one" CHECK (num_nonnulls("moderation_events"."review_id", "moderation_events"."question_id", "moderation_events"."answer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "product_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_id" text,
	"order_item_id" uuid,
	"author_name" text,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"rejection" text,
	"rejection_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "product_answers_author" CHECK (("product_answers"."author" = 'buyer') = ("product_answers"."order_item_id" is not null)),
	CONSTRAINT "product_answers_rejected" CHECK (("product_answers"."rejection" is null) = ("product_answers"."status" <> 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"author_name" text NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"rejection" text,
	"rejection_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "product_questions_rejected" CHECK (("product_questions"."rejection" is null) = ("product_questions"."status" <> 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"order_item_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"body" text NOT NULL,
	"pros" text,
	"cons" text,
	"name_choice" text NOT NULL,
	"author_name" text,
	"locale" text NOT NULL,
	"edited_at" timestamp with time zone,
	"reply" text,
	"replied_by" text,
	"replied_at" timestamp with time zone,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"rejection" text,
	"rejection_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "product_reviews_orderItemId_unique" UNIQUE("order_item_id"),
	CONSTRAINT "product_reviews_stars" CHECK ("product_reviews"."stars" between 1 and 5),
	CONSTRAINT "product_reviews_rejected" CHECK (("product_reviews"."rejection" is null) = ("product_reviews"."status" <> 'REJECTED')),
	CONSTRAINT "product_reviews_replied" CHECK (("product_reviews"."reply" is null) = ("product_reviews"."replied_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_photographs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_photographs_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ratings" integer[];--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_review_id_product_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_answer_id_product_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."product_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photographs" ADD CONSTRAINT "review_photographs_review_id_product_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_events_of_review" ON "moderation_events" USING btree ("review_id","id") WHERE "moderation_events"."review_id" is not null;--> statement-breakpoint
CREATE INDEX "moderation_events_of_question" ON "moderation_events" USING btree ("question_id","id") WHERE "moderation_events"."question_id" is not null;--> statement-breakpoint
CREATE INDEX "moderation_events_of_answer" ON "moderation_events" USING btree ("answer_id","id") WHERE "moderation_events"."answer_id" is not null;--> statement-breakpoint
CREATE INDEX "product_answers_of_question" ON "product_answers" USING btree ("question_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_answers_of_item" ON "product_answers" USING btree ("order_item_id") WHERE "product_answers"."order_item_id" is not null;--> statement-breakpoint
CREATE INDEX "product_answers_of_staff" ON "product_answers" USING btree ("staff_id") WHERE "product_answers"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "product_answers_waiting" ON "product_answers" USING btree ("submitted_at","id") WHERE "product_answers"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("product_id","created_at" DESC NULLS LAST,"id") WHERE "product_questions"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "product_questions_of_product" ON "product_questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_questions_of_user" ON "product_questions" USING btree ("user_id") WHERE "product_questions"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "product_questions_of_email" ON "product_questions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "product_questions_waiting" ON "product_questions" USING btree ("submitted_at","id") WHERE "product_questions"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_questions_newest" ON "product_questions" USING btree ("submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_reviews_shown" ON "product_reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id") WHERE "product_reviews"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "product_reviews_of_product" ON "product_reviews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_reviews_waiting" ON "product_reviews" USING btree ("submitted_at","id") WHERE "product_reviews"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_reviews_newest" ON "product_reviews" USING btree ("submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_reviews_replied_by" ON "product_reviews" USING btree ("replied_by") WHERE "product_reviews"."replied_by" is not null;--> statement-breakpoint
CREATE INDEX "review_photographs_of_review" ON "review_photographs" USING btree ("review_id","created_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_review_id_product_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_review" ON "notifications" USING btree ("review_id") WHERE "notifications"."review_id" is not null;--> statement-breakpoint
-- Counted anew under the locks of the products, which are taken in the order in which orders take them. What a product's page shows of its
-- reviews changes with them, also where no star does.
CREATE FUNCTION "count_ratings"("changed" integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"of_product" integer;
BEGIN
	FOR "of_product" IN SELECT DISTINCT unnest("changed") ORDER BY 1 LOOP
		PERFORM 1 FROM "products" WHERE "id" = "of_product" FOR NO KEY UPDATE;
		UPDATE "products" SET "ratings" = "counted"."counts"
		FROM (
			SELECT CASE WHEN count("shown"."id") > 0 THEN ARRAY[
				count(*) FILTER (WHERE "shown"."stars" = 1), count(*) FILTER (WHERE "shown"."stars" = 2),
				count(*) FILTER (WHERE "shown"."stars" = 3), count(*) FILTER (WHERE "shown"."stars" = 4),
				count(*) FILTER (WHERE "shown"."stars" = 5)
			]::integer[] END AS "counts"
			FROM "product_reviews" "shown" WHERE "shown"."product_id" = "of_product" AND "shown"."status" = 'PUBLISHED'
		) AS "counted"
		WHERE "products"."id" = "of_product" AND "products"."ratings" IS DISTINCT FROM "counted"."counts";
		PERFORM pg_notify('shop_changes', 'product:' || "of_product");
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_ratings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg("product_id") INTO "changed" FROM "after_rows" WHERE "status" = 'PUBLISHED';
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg("product_id") INTO "changed" FROM "before_rows" WHERE "status" = 'PUBLISHED';
	ELSE
		SELECT array_agg("product_id") INTO "changed" FROM (
			SELECT "product_id" FROM "before_rows" WHERE "status" = 'PUBLISHED'
			UNION SELECT "product_id" FROM "after_rows" WHERE "status" = 'PUBLISHED'
		) AS "shown";
	END IF;
	IF "changed" IS NOT NULL THEN PERFORM "count_ratings"("changed"); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_ratings_of_new" AFTER INSERT ON "product_reviews" REFERENCING NEW TABLE AS "after_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_ratings"();--> statement-breakpoint
CREATE TRIGGER "keep_ratings_of_changed" AFTER UPDATE ON "product_reviews" REFERENCING OLD TABLE AS "before_rows" NEW TABLE AS "after_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_ratings"();--> statement-breakpoint
CREATE TRIGGER "keep_ratings_of_gone" AFTER DELETE ON "product_reviews" REFERENCING OLD TABLE AS "before_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_ratings"();--> statement-breakpoint
CREATE FUNCTION "announce_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND "old"."status" = 'PUBLISHED' THEN PERFORM pg_notify('shop_changes', 'product:' || "old"."product_id"); END IF;
	IF TG_OP <> 'DELETE' AND "new"."status" = 'PUBLISHED' THEN PERFORM pg_notify('shop_changes', 'product:' || "new"."product_id"); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "announce_question" AFTER INSERT OR UPDATE OR DELETE ON "product_questions"
	FOR EACH ROW EXECUTE FUNCTION "announce_question"();--> statement-breakpoint
CREATE FUNCTION "announce_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"of_product" integer;
BEGIN
	SELECT "product_id" INTO "of_product" FROM "product_questions" WHERE "id" = coalesce("new"."question_id", "old"."question_id");
	IF "of_product" IS NOT NULL THEN PERFORM pg_notify('shop_changes', 'product:' || "of_product"); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "announce_answer" AFTER INSERT OR UPDATE OR DELETE ON "product_answers"
	FOR EACH ROW EXECUTE FUNCTION "announce_answer"();--> statement-breakpoint
-- Stars touch only the pages that show the product, and no list's order.
CREATE OR REPLACE FUNCTION announce_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text;
BEGIN
  SELECT string_agg(tag, ',') INTO tags FROM (
    SELECT DISTINCT unnest(
      CASE
        WHEN before.id IS NULL OR
          to_jsonb(after) - '{stock,rental_stock,ratings,updated_at}'::text[] <> to_jsonb(before) - '{stock,rental_stock,ratings,updated_at}'::text[]
        THEN ARRAY['everything']
        WHEN (after.stock > 0) <> (before.stock > 0)
        THEN ARRAY['product:' || after.id, 'stock', 'availability']
        WHEN after.ratings IS DISTINCT FROM before.ratings AND after.stock = before.stock AND after.rental_stock = before.rental_stock
        THEN ARRAY['product:' || after.id]
        ELSE ARRAY['product:' || after.id, 'stock']
      END
    ) AS tag
    FROM after_rows after LEFT JOIN before_rows before USING (id)
  ) AS changed;
  IF tags IS NOT NULL THEN
    -- A payload holds less than 8,000 bytes.
    PERFORM pg_notify(
      'shop_changes',
      CASE WHEN tags ~ '(^|,)everything(,|$)' OR length(tags) > 7000 THEN 'everything' ELSE tags END
    );
  END IF;
  RETURN NULL;
END $$;
