import {
  countValues,
  type CountedFacet,
  type FacetChoices,
  facetsOf,
  IN_STOCK,
  type Facet,
} from '../../domain/catalogue/facets/facet.ts';
import { facetConditions } from '../../domain/catalogue/facets/facet-conditions.ts';
import { noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/integer.ts';
import type { ConditionScope } from './condition-scope.ts';
import { narrowedFacetTotals } from './narrowed-facet-totals.ts';
import { sql } from 'drizzle-orm';
import type { Currency } from '../../domain/money/money.ts';
import { readFacetTotals } from './facet-totals.ts';
import { LISTED_PRICES, listedProducts, listingFacets, listingSizes } from './listing-tables.ts';
import { categories, products } from './tables.ts';

/**
 * The totals of a category as a whole: what the database keeps counted, and the two ends of an index of prices. How many
 * can be had is what remains of its size after the sold out, who are few: kept counted, each order would write it.
 */
function storedFacetTotals(
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

export interface FacetQuery extends ConditionScope {
  readonly categoryId: number;
  readonly choices: FacetChoices;
}

/**
 * Counts what each value of each facet of a category would leave, given what is chosen in the other facets. Without
 * choices it costs the same in every category (one statement); with choices it costs as much as they leave products
 * (two). Values that no product of the category has are left out.
 */
export const countFacets =
  (database: Database) =>
  async ({ choices, ...listing }: FacetQuery): Promise<readonly CountedFacet[]> => {
    noteTag('availability');
    if (!fitsInteger(listing.categoryId)) return [];
    const facets = facetsOf(listing.categoryId);
    const keys = facets.map(({ key }) => key);
    const conditions = facetConditions(listing.categoryId, choices);
    const whole = await storedFacetTotals(database, { ...listing, keys });
    const narrowed =
      conditions.size === 0 ? whole : await narrowedFacetTotals(database, { ...listing, keys, conditions });
    return facets.map((facet) => {
      const { totals, price } = conditions.size === 1 && conditions.has(facet.key) ? whole : narrowed;
      if (facet.key === 'price') return { key: facet.key, ...price };
      return { key: facet.key, values: countValues(facet, whole.totals, totals) };
    });
  };
