CREATE TABLE "import_changes" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"change" jsonb NOT NULL,
	CONSTRAINT "import_changes_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "changed" integer;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "added" integer;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "import_changes" ("import_id", "position", "change")
  SELECT drafted."id", each.place - 1, each.change
  FROM "product_imports" AS drafted, jsonb_array_elements(drafted."changes") WITH ORDINALITY AS each(change, place);--> statement-breakpoint
UPDATE "product_imports" SET "changed" = jsonb_array_length("changes"),
  "added" = jsonb_array_length(jsonb_path_query_array("changes", '$[*] ? (@.id == null)'));--> statement-breakpoint
ALTER TABLE "product_imports" ALTER COLUMN "changed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ALTER COLUMN "added" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" DROP COLUMN "changes";
