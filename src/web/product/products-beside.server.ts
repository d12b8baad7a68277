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
  readonly together: { readonly basis: TogetherWith['basis']; readonly products: readonly CardProduct[] };
}

/** One that can only be looked at is not in the database: others of its list stand beside it. */
async function othersOfItsList(
  { id, categoryId }: ProductDetail,
  { catalogue, locale, currency }: Reading,
): Promise<Beside> {
  const conditions: readonly ProductCondition[] = [
    { kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] },
    { kind: 'number', field: 'id', operator: '$ne', values: [id] },
  ];
  const { products } = await catalogue.listProducts({
    locale,
    currency,
    condition: { kind: 'and', conditions },
    sort: [],
    page: 1,
    pageSize: BESIDE_COUNT,
  });
  return { related: products.map(cardProduct), together: { basis: 'complements', products: [] } };
}

/** What is like a product, and what goes with it. */
export async function productsBeside(product: ProductDetail, reading: Reading): Promise<Beside> {
  if (product.displayOnly !== undefined) return othersOfItsList(product, reading);
  const { catalogue, locale, currency } = reading;
  const scope = { currency, count: BESIDE_COUNT };
  const [alike, { basis, ids }] = await Promise.all([
    // As many more as the row above it may show of them.
    catalogue.relatedTo(product, { currency, count: 2 * BESIDE_COUNT }),
    catalogue.togetherWith(product, scope),
  ]);
  const related = alike.filter((id) => !ids.includes(id)).slice(0, BESIDE_COUNT);
  const found = await catalogue.productsToShow([...new Set([...related, ...ids])], locale);
  const among = (chosen: readonly number[]) =>
    chosen.flatMap((id) => found.find((other) => other.id === id) ?? []).map(cardProduct);
  return { related: among(related), together: { basis, products: among(ids) } };
}

/** The same with when each machine is free next, and when a product itself is: one query for all that a page shows. */
export async function withDaysBeside(
  product: CardProduct,
  { related, together }: Beside,
  reads: Parameters<typeof withFreeDays>[1],
): Promise<Beside & { readonly free?: CardProduct['free'] }> {
  const [own, ...cards] = await withFreeDays<CardProduct>([product, ...related, ...together.products], reads);
  return {
    ...(own?.free !== undefined && { free: own.free }),
    related: cards.slice(0, related.length),
    together: { ...together, products: cards.slice(related.length) },
  };
}
