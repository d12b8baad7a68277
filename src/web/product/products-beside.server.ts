import type { Translate } from '../../content/translator.ts';
import type { ProductCondition, ProductQuery } from '../../domain/catalogue/product-filter.ts';
import {
  cardProduct,
  type CardProduct,
  type Product,
  type ProductDetail,
  type TogetherWith,
} from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { withFreeDays } from '../catalogue/rent-view.server.ts';

/** What “together” means: what orders tell is said to be often, what the shop advises is not. */
export function togetherTitle(
  basis: 'orders' | 'complements',
  { kind }: Pick<Product, 'kind'>,
  translate: Translate,
): string {
  if (basis === 'complements') return translate('product.together.needed');
  return kind === 'rental' ? translate('product.together.rented') : translate('product.together.bought');
}

const BESIDE_COUNT = 4;

interface Scope {
  readonly currency: Currency;
  readonly count: number;
}

/** What is read of the catalogue for a page, and in which language and currency. */
interface Reading {
  readonly catalogue: {
    readonly listProducts: (query: ProductQuery) => Promise<{ readonly products: readonly Product[] }>;
    readonly relatedTo: (product: ProductDetail, scope: Scope) => Promise<readonly number[]>;
    readonly togetherWith: (product: ProductDetail, scope: Scope) => Promise<TogetherWith>;
    readonly productsToShow: (ids: readonly number[], locale: Locale) => Promise<readonly Product[]>;
  };
  readonly locale: Locale;
  readonly currency: Currency;
}

interface Beside {
  readonly related: readonly CardProduct[];
  /** So many of them, the first, can stand in for the product; the others are of its list. */
  readonly alike: number;
  readonly together: { readonly basis: TogetherWith['basis']; readonly products: readonly CardProduct[] };
}

/** What the row of related goods is called: of goods that are not alike it says no more than where they are from. */
export function relatedTitle(
  { related, alike }: Pick<Beside, 'related' | 'alike'>,
  { categories }: Pick<ProductDetail, 'categories'>,
  translate: Translate,
): string {
  const [list] = categories;
  return alike === related.length || list === undefined
    ? translate('product.related')
    : translate('product.more', { category: list.name });
}

/** Others of the same list, in its order. */
async function othersOf(
  categoryId: number,
  { id, count, isInStock }: { id: number; count: number; isInStock: boolean },
  { catalogue, locale, currency }: Reading,
): Promise<readonly Product[]> {
  const inStock: ProductCondition = { kind: 'number', field: 'stock', operator: '$gt', values: [0] };
  const conditions: readonly ProductCondition[] = [
    { kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] },
    { kind: 'number', field: 'id', operator: '$ne', values: [id] },
    ...(isInStock ? [inStock] : []),
  ];
  const condition: ProductCondition = { kind: 'and', conditions };
  const query = { locale, currency, condition, sort: [], page: 1, pageSize: count };
  return (await catalogue.listProducts(query)).products;
}

/** So many of a list are looked at for those that fill a row. */
const COMPARED = 24;

/** The nearest in price first: what costs a tenth or ten times as much does something else. */
function nearestInPrice(
  found: readonly Product[],
  { prices }: Pick<Product, 'prices'>,
  currency: Currency,
): readonly Product[] {
  const priceIn = (each: Pick<Product, 'prices'>['prices']) => each[currency].sale ?? each[currency].day;
  const own = priceIn(prices);
  const away = (other: Product) => {
    const price = priceIn(other.prices);
    return own === null || own <= 0 || price === null || price <= 0
      ? Infinity
      : Math.abs(Math.log(price / own));
  };
  return found
    .map((product) => ({ product, distance: away(product) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ product }) => product);
}

/** One that can only be looked at is not in the database: others of its list stand beside it. */
async function othersOfItsList({ id, categoryId }: ProductDetail, reading: Reading): Promise<Beside> {
  const products = await othersOf(categoryId, { id, count: BESIDE_COUNT, isInStock: false }, reading);
  const related = products.map(cardProduct);
  return { related, alike: related.length, together: { basis: 'complements', products: [] } };
}

/** What is like a product, and what goes with it. Where too little is like it to fill a row, others of its list follow. */
export async function productsBeside(product: ProductDetail, reading: Reading): Promise<Beside> {
  if (product.displayOnly !== undefined) return othersOfItsList(product, reading);
  const { catalogue, locale, currency } = reading;
  const scope = { currency, count: BESIDE_COUNT };
  const [nearest, { basis, ids }] = await Promise.all([
    // As many more as the row above it may show of them.
    catalogue.relatedTo(product, { currency, count: 2 * BESIDE_COUNT }),
    catalogue.togetherWith(product, scope),
  ]);
  const related = nearest.filter((id) => !ids.includes(id)).slice(0, BESIDE_COUNT);
  const found = await catalogue.productsToShow([...new Set([...related, ...ids])], locale);
  const among = (chosen: readonly number[]) =>
    chosen.flatMap((id) => found.find((other) => other.id === id) ?? []).map(cardProduct);
  const alike = among(related);
  const beside: Beside = {
    related: alike,
    alike: alike.length,
    together: { basis, products: among(ids) },
  };
  if (alike.length >= BESIDE_COUNT) return beside;
  const shown = new Set([...alike.map(({ id }) => id), ...ids]);
  const list = product.categories[0]?.id ?? product.categoryId;
  const others = await othersOf(list, { id: product.id, count: COMPARED, isInStock: true }, reading);
  const more = nearestInPrice(others, product, currency)
    .filter(({ id }) => !shown.has(id))
    .slice(0, BESIDE_COUNT - alike.length)
    .map(cardProduct);
  return { ...beside, related: [...alike, ...more] };
}

/** The same with when each machine is free next, and when a product itself is: one query for all that a page shows. */
export async function withDaysBeside(
  product: CardProduct,
  { related, alike, together }: Beside,
  reads: Parameters<typeof withFreeDays>[1],
): Promise<Beside & { readonly free?: CardProduct['free'] }> {
  const [own, ...cards] = await withFreeDays<CardProduct>([product, ...related, ...together.products], reads);
  return {
    ...(own?.free !== undefined && { free: own.free }),
    related: cards.slice(0, related.length),
    alike,
    together: { ...together, products: cards.slice(related.length) },
  };
}
