import { and, count, eq, sql } from 'drizzle-orm';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Database } from '../database/database.ts';
import { withinTime } from '../database/within-time.ts';
import { cardsByIds, readCards } from './cards.ts';
import { joinIfSorted, listingColumns, listingOrder } from './listing-order.ts';
import type { ListingScope } from './listing-scope.ts';
import { listedProducts } from './listing-tables.ts';
import type { ProductPage } from './product-page.ts';
import { conditionSql } from './product-condition.ts';

/** A page of what conditions leave of a listing: they are evaluated once, for the page and the total together. */
export const pageOfMatches = (
  database: Database,
  query: ProductQuery,
  scope: ListingScope,
): Promise<ProductPage> =>
  query.timeLimitMs === undefined
    ? readMatches(database, query, scope)
    : withinTime(database, query.timeLimitMs, (limited) => readMatches(limited, query, scope));

async function readMatches(
  database: Database,
  query: ProductQuery,
  { categoryId, rest }: ListingScope,
): Promise<ProductPage> {
  const where = and(
    eq(listedProducts.categoryId, categoryId),
    ...rest.map((part) => conditionSql(part, query)),
  );
  const { rows } = await database.execute<{ id: number; total: number }>(
    // Materialized: a planner that saw the limit would walk the listing and ask the conditions row by row.
    sql`with matching as materialized (select ${listingColumns(query)} from ${listedProducts} where ${where})
      select ${listedProducts.productId} as id, (count(*) over ())::int as total
      from matching as ${listedProducts} ${joinIfSorted(query)}
      order by ${sql.join(listingOrder(query, { backwards: false }), sql`, `)}
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
  );
  const [first] = rows;
  if (first) {
    const page = { ids: rows.map(({ id }) => id), locale: query.locale };
    return { products: readCards(await cardsByIds(database, page)), total: first.total };
  }
  if (query.page === 1) return { products: [], total: 0 };
  const [{ total } = { total: 0 }] = await database
    .select({ total: count() })
    .from(listedProducts)
    .where(where);
  return { products: [], total }; // beyond the last page
}
