CREATE INDEX "orders_of_no_account" ON "orders" USING btree ("created_at","id") WHERE "orders"."erased_at" is not null or "orders"."user_id" is null;--> statement-breakpoint
CREATE INDEX "letters_subject" ON "letters" USING btree (split_part("occasion", ':', 2));--> statement-breakpoint
-- What was issued is deleted when the law's years are over (KEPT_YEARS), if no customer's account holds its order; it is never changed.
DROP TRIGGER "unchangeable" ON "sales_documents";--> statement-breakpoint
CREATE TRIGGER "unchangeable" BEFORE UPDATE ON "sales_documents"
  FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_paper"();--> statement-breakpoint
CREATE FUNCTION "keep_paper_for_its_years"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A series is named `INV-PL-2026`.
  "kept_years" integer := CASE split_part("old"."series", '-', 2) WHEN 'PL' THEN 6 ELSE 4 END;
BEGIN
  IF split_part("old"."series", '-', 3)::integer + "kept_years" >= extract(year FROM now())
    OR NOT EXISTS (SELECT FROM "orders" WHERE "id" = "old"."order_id" AND ("erased_at" IS NOT NULL OR "user_id" IS NULL))
  THEN
    RAISE EXCEPTION 'What was issued is kept for its years' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN "old";
END $$;--> statement-breakpoint
CREATE TRIGGER "kept_for_its_years" BEFORE DELETE ON "sales_documents"
  FOR EACH ROW EXECUTE FUNCTION "keep_paper_for_its_years"();
