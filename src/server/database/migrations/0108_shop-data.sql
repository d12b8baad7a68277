CREATE TABLE "shop_data_versions" (
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_data_versions_part_version_pk" PRIMARY KEY("part","version"),
	CONSTRAINT "shop_data_versions_sound" CHECK ("shop_data_versions"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_data_versions" ADD CONSTRAINT "shop_data_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- What admins say of the shop is read by every instance when it changes, and what was made with it is forgotten after that.
CREATE FUNCTION announce_shop_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'shop-data');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_data_versions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_data();
