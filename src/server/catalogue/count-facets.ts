import { sql, type SQL, eq } from 'drizzle-orm';
import {
  type ValueTotal,
  IN_STOCK,
  type Facet,
  countValues,
  type CountedFacet,
  type FacetChoices,
  facetsOf,
} from '../../domain/catalogue/facets/facet.ts';
import type { Database } from '../database/database.ts';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { facetConditions, type NarrowedBy } from '../../domain/catalogue/facets/facet-conditions.ts';
import { noteTag } from '../changes/tags.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { ConditionScope } from './text-condition.ts';
import { isInStock } from './stock.ts';
import { LISTED_PRICES, listedProducts, listingFacets, listingSizes } from './listing-tables.ts';
import { conditionSql } from './product-condition.ts';
import { productSpecifications, categories, products } from './tables.ts';

/** What is counted of a listing: values as they are stored, and between which prices it lies. */
interface FacetTotals {
  readonly totals: readonly ValueTotal[];
  /** Minor units; null where nothing has a price. */
  readonly price: { readonly from: number | null; readonly to: number | null };
}

/**
 * Reads totals from the rows (facet, value, total) of `counted`, and prices from the row (from, to) of `priced`, in one
 * statement; `given` is the `with` that both may name.
 */
async function readFacetTotals(
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

interface NarrowedListing extends ConditionScope {
  readonly categoryId: number;
  readonly keys: readonly Facet['key'][];
  /** At least one. With a single one, its own facet is to be counted in the category as a whole. */
  readonly conditions: ReadonlyMap<NarrowedBy, ProductCondition>;
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
function narrowedFacetTotals(database: Database, listing: NarrowedListing) {
  const counts = (facet: SQL) => sql`(missed is null or missed = ${facet})`;
  return readFacetTotals(database, {
    given: sql`with standing as materialized (${standing(listing)})`,
    counted: sql`
      select 'stock', ${IN_STOCK}::text, count(*) from standing
      where ${isInStock(sql`standing.id`)} and ${counts(sql`'stock'`)}
      union all
      select 'brand', brand, count(*) from standing where ${counts(sql`'brand'`)} group by brand
      union all
      select spec.key, coalesce(spec.text, spec.number::text), count(*)
      from standing join ${productSpecifications} spec on spec.product_id = standing.id
      where spec.key = any(${sql.param(listing.keys)}::text[]) and ${counts(sql`spec.key`)} group by 1, 2`,
    priced: sql`select min(price), max(price) from standing where ${counts(sql`'price'`)}`,
  });
}

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

interface FacetQuery extends ConditionScope {
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
    if (choices.days !== undefined) noteTag('machines');
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
