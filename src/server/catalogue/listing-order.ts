import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { ProductQuery, SortField } from '../../domain/catalogue/product-filter.ts';
import { LISTED_PRICES, listedProducts } from './listing-tables.ts';
import { products } from './tables.ts';

const NAME_KEYS = { uk: listedProducts.nameUk, pl: listedProducts.namePl, en: listedProducts.nameEn };

/** Fields that change too often to stand in listings. */
const OF_PRODUCTS: ReadonlySet<SortField> = new Set(['stock', 'updatedAt']);

/** Whether an order asks for columns of `products` beside the listing's own. */
const sortsByProduct = ({ sort }: ProductQuery): boolean => sort.some(({ field }) => OF_PRODUCTS.has(field));

const columnsOf = ({ locale, currency }: ProductQuery): Readonly<Record<SortField, AnyColumn>> => ({
  id: listedProducts.productId,
  name: NAME_KEYS[locale],
  brand: listedProducts.brand,
  price: LISTED_PRICES[currency],
  createdAt: listedProducts.createdAt,
  stock: products.stock,
  updatedAt: products.updatedAt,
});

/**
 * The order of a listing from its start or, backwards, from its end. Products that are alike stand by id, in a falling
 * order by falling id: the falling order is the rising one reversed, which one index reads both ways.
 */
export function listingOrder(query: ProductQuery, { backwards }: { backwards: boolean }): SQL[] {
  const columns = columnsOf(query);
  const last = { field: 'id', direction: query.sort[0]?.direction ?? 'asc' } as const;
  const seen = new Set<SortField>();
  return [...query.sort, last].flatMap(({ field, direction }) => {
    if (seen.has(field)) return [];
    seen.add(field);
    return (direction === 'asc') === backwards ? desc(columns[field]) : asc(columns[field]);
  });
}

/** The listing's own columns that an order needs, its ids among them. */
export const listingColumns = (query: ProductQuery): SQL => {
  const columns = columnsOf(query);
  const fields = new Set<SortField>(['id', ...query.sort.map(({ field }) => field)]);
  return sql.join(
    [...fields].flatMap((field) => (OF_PRODUCTS.has(field) ? [] : sql`${columns[field]}`)),
    sql`, `,
  );
};

/** Adds the products where an order asks for them. */
export const joinIfSorted = (query: ProductQuery): SQL =>
  sortsByProduct(query) ? sql`join ${products} on ${products.id} = ${listedProducts.productId}` : sql``;
