import { sql, type SQL } from 'drizzle-orm';
import type { ValueTotal } from '../../domain/catalogue/facets/facet.ts';
import type { Database } from '../database/database.ts';

/** What is counted of a listing: values as they are stored, and between which prices it lies. */
export interface FacetTotals {
  readonly totals: readonly ValueTotal[];
  /** Minor units; null where nothing has a price. */
  readonly price: { readonly from: number | null; readonly to: number | null };
}

/**
 * Reads totals from the rows (facet, value, total) of `counted`, and prices from the row (from, to) of `priced`, in one
 * statement; `given` is the `with` that both may name.
 */
export async function readFacetTotals(
  database: Database,
  { given, counted, priced }: { given?: SQL; counted: SQL; priced: SQL },
): Promise<FacetTotals> {
  const { rows } = await database.execute<{ totals: readonly ValueTotal[]; price: FacetTotals['price'] }>(sql`
    ${given} select
      (select coalesce(json_agg(json_build_object('facet', facet, 'value', value, 'total', total)), '[]'::json)
        from (${counted}) counted (facet, value, total)) as totals,
      (select json_build_object('from', lowest, 'to', highest) from (${priced}) priced (lowest, highest)) as price`);
  const [row] = rows;
  if (!row) throw new Error('A count has no answer');
  return row;
}
