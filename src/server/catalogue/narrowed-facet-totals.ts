import { eq, sql, type SQL } from 'drizzle-orm';
import { IN_STOCK, type Facet } from '../../domain/catalogue/facets/facet.ts';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import type { Database } from '../database/database.ts';
import type { ConditionScope } from './condition-scope.ts';
import { readFacetTotals } from './facet-totals.ts';
import { isInStock } from './in-stock.ts';
import { LISTED_PRICES, listedProducts } from './listing-tables.ts';
import { conditionSql } from './product-condition.ts';
import { productSpecifications } from './tables.ts';

interface NarrowedListing extends ConditionScope {
  readonly categoryId: number;
  readonly keys: readonly Facet['key'][];
  /** At least one. With a single one, its own facet is to be counted in the category as a whole. */
  readonly conditions: ReadonlyMap<Facet['key'], ProductCondition>;
}

/**
 * The products that stand all conditions but one at most; `missed` names the facet of that one. Each condition is found
 * once, and a product's places are summed: the place that is lacking is the condition that it does not stand.
 */
function standing({ categoryId, conditions, ...scope }: NarrowedListing): SQL {
  const count = conditions.size;
  const met = [...conditions.values()].map(
    (condition, index) => sql`select ${index + 1}::int as place, ${listedProducts.productId} as id,
        ${listedProducts.brand} as brand, ${LISTED_PRICES[scope.currency]} as price from ${listedProducts}
      where ${eq(listedProducts.categoryId, categoryId)} and ${conditionSql(condition, scope)}`,
  );
  const lacking = sql`${(count * (count + 1)) / 2}::int - sum(place)`;
  return sql`select id, min(brand) as brand, min(price) as price,
      (${sql.param([...conditions.keys()])}::text[])[${lacking}] as missed
    from (${sql.join(met, sql` union all `)}) met group by id having count(*) >= ${count - 1}`;
}

/** The totals of what conditions leave of a category, where a facet's own condition does not narrow its own totals. */
export function narrowedFacetTotals(database: Database, listing: NarrowedListing) {
  const counts = (facet: SQL) => sql`(missed is null or missed = ${facet})`;
  return readFacetTotals(database, {
    given: sql`with standing as materialized (${standing(listing)})`,
    counted: sql`
      select 'stock', ${IN_STOCK}::text, count(*) from standing
      where ${isInStock(sql`standing.id`)} and ${counts(sql`'stock'`)}
      union all
      select 'brand', brand, count(*) from standing where ${counts(sql`'brand'`)} group by brand
      union all
      select figure.key, coalesce(figure.text, figure.number::text), count(*)
      from standing join ${productSpecifications} figure on figure.product_id = standing.id
      where figure.key = any(${sql.param(listing.keys)}::text[]) and ${counts(sql`figure.key`)} group by 1, 2`,
    priced: sql`select min(price), max(price) from standing where ${counts(sql`'price'`)}`,
  });
}
