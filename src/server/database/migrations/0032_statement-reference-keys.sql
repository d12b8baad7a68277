DROP INDEX "transfers_line";--> statement-breakpoint
DROP INDEX "transfers_by_reference";--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "reference_key" text;--> statement-breakpoint
-- What the program makes of a reference (foldReference), as far as SQL can. Where two lines of one order are the same by it, only the
-- first is known by it: both count, and staff may take one back.
UPDATE "transfers" SET "reference_key" = folded.key || CASE WHEN folded.is_first THEN '' ELSE '#' || folded.id END
FROM (
  SELECT id, key, not is_standing or row_number() over (partition by order_id, direction, is_standing, key order by recorded_at, id) = 1 as is_first
  FROM (
    SELECT *, translate(
      upper(translate(
        regexp_replace(normalize(reference, NFKC), '\s', '', 'g'),
        'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяыэъёѕј', 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯЫЭЪЁЅЈ')),
      'АВЕЅІЈКМНОРСТУХ‐‒–—―−', 'ABESIJKMHOPCTYX------') as key
    FROM "transfers"
  ) as named
) as folded
WHERE folded.id = "transfers".id;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_line" ON "transfers" USING btree ("order_id","direction",coalesce("reference_key", "reference")) WHERE "transfers"."is_standing";--> statement-breakpoint
CREATE INDEX "transfers_by_reference" ON "transfers" USING btree (coalesce("reference_key", "reference")) WHERE "transfers"."is_standing";