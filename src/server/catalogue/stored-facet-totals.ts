import { sql } from 'drizzle-orm';
import { IN_STOCK, type Facet } from '../../domain/catalogue/facets/facet.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { readFacetTotals } from './facet-totals.ts';
import { LISTED_PRICES, listedProducts, listingFacets, listingSizes } from './listing-tables.ts';
import { categories, products } from './tables.ts';

/**
 * The totals of a category as a whole: what the database keeps counted, and the two ends of an index of prices. How many
 * can be had is what remains of its size after the sold out, who are few: kept counted, each order would write it.
 */
export function storedFacetTotals(
  database: Database,
  { categoryId, currency, keys }: { categoryId: number; currency: Currency; keys: readonly Facet['key'][] },
) {
  const own = sql`select ${categories.id} from ${categories}
    where ${categories.id} = ${categoryId} or ${categories.parentId} = ${categoryId}`;
  const soldOut = sql`select count(*) from ${products}
    where ${products.stock} = 0 and ${products.publishedAt} is not null and ${products.categoryId} in (${own})`;
  const price = LISTED_PRICES[currency];
  return readFacetTotals(database, {
    counted: sql`
      select ${listingFacets.facet}, ${listingFacets.value}, ${listingFacets.total} from ${listingFacets}
      where ${listingFacets.categoryId} = ${categoryId} and ${listingFacets.facet} = any(${sql.param(keys)}::text[])
      union all
      select 'stock', ${IN_STOCK}::text, ${listingSizes.total} - (${soldOut})::int from ${listingSizes}
      where ${listingSizes.categoryId} = ${categoryId}`,
    priced: sql`select min(${price}), max(${price}) from ${listedProducts}
      where ${listedProducts.categoryId} = ${categoryId}`,
  });
}
