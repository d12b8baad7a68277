import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Database } from '../database/database.ts';
import { listingColumns, listingOrder, sortsByProduct } from './listing-order.ts';
import type { ListingScope } from './listing-scope.ts';
import { listedProducts, listingSizes } from './listing-tables.ts';
import { conditionSql } from './product-condition.ts';
import { products } from './tables.ts';

/** The ids of a page as an SQL array, in the order of the listing or `backwards` against it. */
export interface PageOfIds {
  readonly ids: SQL;
  readonly backwards: boolean;
  /** How many products the listing has in all. */
  readonly total: number;
}

const joinIfSorted = (query: ProductQuery) =>
  sortsByProduct(query) ? sql`join ${products} on ${products.id} = ${listedProducts.productId}` : sql``;

/**
 * A page of a listing by its stored size: read from an index alone, from the nearer of its ends, so that the last page
 * costs what the first does. The ids are a query still.
 */
export async function pageOfListing(
  database: Database,
  query: ProductQuery,
  categoryId: number,
): Promise<PageOfIds> {
  const [{ total } = { total: 0 }] = await database
    .select({ total: listingSizes.total })
    .from(listingSizes)
    .where(eq(listingSizes.categoryId, categoryId));
  const start = (query.page - 1) * query.pageSize;
  const end = Math.min(start + query.pageSize, total);
  const backwards = start > total - end;
  const order = sql.join(listingOrder(query, { backwards }), sql`, `);
  const ids = sql`array(select ${listedProducts.productId} from ${listedProducts} ${joinIfSorted(query)}
    where ${listedProducts.categoryId} = ${categoryId} order by ${order}
    limit ${Math.max(0, end - start)} offset ${backwards ? total - end : start})`;
  return { ids, backwards, total };
}

/** A page of what conditions leave of a listing: they are evaluated once, for the page and the total together. */
export async function pageOfMatches(
  database: Database,
  query: ProductQuery,
  { categoryId, rest }: ListingScope,
): Promise<PageOfIds> {
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
  const ids = sql`array[${sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )}]::integer[]`;
  const [first] = rows;
  if (first || query.page === 1) return { ids, backwards: false, total: first?.total ?? 0 };
  const [{ total } = { total: 0 }] = await database
    .select({ total: count() })
    .from(listedProducts)
    .where(where);
  return { ids, backwards: false, total }; // beyond the last page
}
