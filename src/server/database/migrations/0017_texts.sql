CREATE TABLE "text_versions" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"text" text,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_versions_key_locale_version_pk" PRIMARY KEY("key","locale","version"),
	CONSTRAINT "text_versions_sound" CHECK ("text_versions"."version" > 0 and "text_versions"."locale" in ('uk', 'pl', 'en'))
);
--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Texts of staff are read by every instance when they change, and what was made with others is forgotten after that.
CREATE FUNCTION announce_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'texts');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON text_versions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_texts();
