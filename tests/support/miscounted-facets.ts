import { sql } from 'drizzle-orm';
import { CATEGORY_SPECS } from '../../src/domain/catalogue/facets/category-specs.ts';
import type { Database } from '../../src/server/database/database.ts';

/** The specs that any category offers. */
export const FACET_KEYS = [
  ...new Set(Object.values(CATEGORY_SPECS).flatMap((specs) => Object.keys(specs))),
].toSorted();

/** Totals that the database keeps and should not, or should and does not, by a count of the tables they are made of. */
export async function miscountedFacets(database: Database): Promise<readonly unknown[]> {
  const { rows } = await database.execute(sql`
    with listed as (
      select listing.id as category_id, p.id, p.brand
      from products p join categories own on own.id = p.category_id
      cross join lateral unnest(array[own.id, own.parent_id]) as listing(id)
      where p.published_at is not null and listing.id is not null
        and (select count(*) from product_texts where product_id = p.id) = 3
    ), counted as (
      select category_id, 'brand' as facet, brand as value, count(*)::int as total from listed group by 1, 2, 3
      union all
      select category_id, key, coalesce(text, number::text), count(*)::int
      from listed join product_specifications on product_id = id where key in ${FACET_KEYS} group by 1, 2, 3
    ), kept as (select category_id, facet, value, total from listing_facets where total <> 0)
    (table counted except table kept) union all (table kept except table counted)`);
  return rows;
}
