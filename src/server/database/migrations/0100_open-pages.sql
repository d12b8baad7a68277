CREATE TABLE "open_pages" (
	"page" text NOT NULL,
	"staff_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "open_pages_page_staff_id_pk" PRIMARY KEY("page","staff_id")
);
--> statement-breakpoint
ALTER TABLE "open_pages" ADD CONSTRAINT "open_pages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_pages_of_staff" ON "open_pages" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "open_pages_seen" ON "open_pages" USING btree ("seen_at");