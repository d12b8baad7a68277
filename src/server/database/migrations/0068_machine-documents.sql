CREATE TABLE "machine_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"machine_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"valid_until" date,
	"is_for_customer" boolean NOT NULL,
	"file" text NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "machine_documents_file_unique" UNIQUE("file"),
	CONSTRAINT "machine_documents_once" UNIQUE("machine_id","content_hash"),
	CONSTRAINT "machine_documents_hash" CHECK ("machine_documents"."content_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "machine_documents" ADD CONSTRAINT "machine_documents_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "machine_documents_end" ON "machine_documents" USING btree ("valid_until") WHERE "machine_documents"."valid_until" is not null;