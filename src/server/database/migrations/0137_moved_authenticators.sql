ALTER TABLE "authenticators" ADD COLUMN "next_secret" text;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "next_since" timestamp with time zone;