import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** A table of the shop and those of its columns that are written rather than computed. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables that triggers make from the others as those are written (migrations 0002 and 0004). */
export const DERIVED_TABLES = ['listed_products', 'listing_facets', 'listing_sizes', 'search_words'] as const;

/** Every table of the shop, by name; not the derived ones. */
export async function listTables(database: Database): Promise<readonly Table[]> {
  const { rows } = await database.execute<{ name: string; columns: string[] }>(sql`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ${[...DERIVED_TABLES]}
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}
