CREATE TABLE "terms_editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"day" date,
	"number" integer,
	"source" text NOT NULL,
	"texts" jsonb NOT NULL,
	"digest" text NOT NULL,
	"release_digest" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "terms_editions_name" UNIQUE("page","day","number"),
	CONSTRAINT "terms_editions_sound" CHECK (("terms_editions"."day" is null) = ("terms_editions"."number" is null) and "terms_editions"."number" > 0 and "terms_editions"."revision" > 0
        and ("terms_editions"."source" = 'staff' or "terms_editions"."day" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_edition" text;--> statement-breakpoint
ALTER TABLE "terms_editions" ADD CONSTRAINT "terms_editions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_editions_draft" ON "terms_editions" USING btree ("page") WHERE "terms_editions"."day" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_editions_release" ON "terms_editions" USING btree ("page","digest") WHERE "terms_editions"."source" = 'release';--> statement-breakpoint
-- What was published was agreed to: of it nothing is changed but who made it, when the account goes, and that it was withdrawn; and it never goes.
CREATE FUNCTION keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (OLD.withdrawn_at IS NULL OR OLD.withdrawn_at = NEW.withdrawn_at)
    AND (to_jsonb(OLD) - 'changed_by' - 'withdrawn_at') = (to_jsonb(NEW) - 'changed_by' - 'withdrawn_at') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An edition of terms is kept as it was published' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_published BEFORE UPDATE OR DELETE ON terms_editions
  FOR EACH ROW WHEN (OLD.day IS NOT NULL) EXECUTE FUNCTION keep_terms();
--> statement-breakpoint
-- What is published is read by every instance; drafts concern nobody.
CREATE FUNCTION announce_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'terms');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_published AFTER INSERT OR UPDATE ON terms_editions
  FOR EACH ROW WHEN (NEW.day IS NOT NULL) EXECUTE FUNCTION announce_terms();
--> statement-breakpoint
CREATE TRIGGER announce_emptied AFTER TRUNCATE ON terms_editions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_terms();
