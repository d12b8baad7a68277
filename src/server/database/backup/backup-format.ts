import * as v from 'valibot';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/**
 * A backup is lines of text, the same from both databases, so that either restores the other's. The first line is the
 * header. A line that is a JSON string names the table of the rows below it; an object is a row, as Postgres prints it
 * and never read here, because its numbers are larger than JavaScript's. The last line is an array: where the sequences
 * stand. A backup without it was cut off.
 */
export const backupHeader = v.object({
  backup: v.literal('promin'),
  version: v.literal(1),
  takenAt: v.string(),
  /** The migrations that made the tables, oldest first, by the hash of their text. */
  migrations: v.array(v.string()),
});

export type BackupHeader = v.InferOutput<typeof backupHeader>;

/** Where the sequences stand, at the end of a backup; null for one that gave no number yet. */
export const sequenceValues = v.array(v.object({ name: v.string(), value: v.nullable(v.string()) }));

/** A backup that cannot be restored here; the message says why. Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** The hashes of the migrations that a database has, oldest first; empty for one that was never migrated. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows: found } = await database.execute(
    sql`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (found.length === 0) return [];
  const { rows } = await database.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/** A table of the shop and those of its columns that are written rather than computed. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * Tables that triggers make from the others as those are written (migrations 0002, 0004 and 0046). Those of `billing_entries` read
 * `order_items` and `orders`, which a backup has before `payments`, `refunds` and `transfers`: tables stand in it by name.
 */
export const DERIVED_TABLES = [
  'billing_entries',
  'listed_products',
  'listing_facets',
  'listing_sizes',
  'search_words',
] as const;

/**
 * Tables that a chore counts from the orders (decision 0093). A restore leaves them empty, so that all days are counted again: triggers note each order that
 * is written there as one that came late.
 */
export const COUNTED_TABLES = ['sales_changes', 'sales_of_days', 'sales_of_products'] as const;

/** Every table of the shop, by name; not the derived and the counted ones. */
export async function listTables(database: Database): Promise<readonly Table[]> {
  const { rows } = await database.execute<{ name: string; columns: string[] }>(sql`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ${[...DERIVED_TABLES, ...COUNTED_TABLES]}
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}
