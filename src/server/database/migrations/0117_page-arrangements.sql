CREATE TABLE "page_arrangements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_arrangements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"number" integer,
	"arrangement" jsonb,
	"edition" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	CONSTRAINT "page_arrangements_number" UNIQUE("page","number"),
	CONSTRAINT "page_arrangements_sound" CHECK ("page_arrangements"."number" > 0 and "page_arrangements"."edition" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_arrangements" ADD CONSTRAINT "page_arrangements_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_arrangements_draft" ON "page_arrangements" USING btree ("page") WHERE "page_arrangements"."number" is null;--> statement-breakpoint
-- What is published is read by every instance; drafts concern nobody.
CREATE FUNCTION announce_arrangements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'arrangements');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_published AFTER INSERT OR UPDATE ON page_arrangements
  FOR EACH ROW WHEN (NEW.number IS NOT NULL) EXECUTE FUNCTION announce_arrangements();
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON page_arrangements
  FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION announce_arrangements();
--> statement-breakpoint
CREATE TRIGGER announce_emptied AFTER TRUNCATE ON page_arrangements
  FOR EACH STATEMENT EXECUTE FUNCTION announce_arrangements();
