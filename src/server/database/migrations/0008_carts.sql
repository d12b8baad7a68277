CREATE TABLE "carts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"merged_tokens" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_lines_are_few" CHECK (jsonb_array_length("carts"."lines") <= 100),
	CONSTRAINT "carts_revision_counts_up" CHECK ("carts"."revision" >= 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;