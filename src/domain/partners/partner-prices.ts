import * as v from 'valibot';
import { priceField, printMinor, type ProductFields } from '../catalogue/editing/product-fields.ts';
import { convert, type ExchangeRate } from '../money/exchange.ts';
import { CURRENCIES, money, type Currency } from '../money/money.ts';

/** Prices that one call sets at most. */
export const PRICE_LINES_MAX = 500;
/** What the product editor takes at most: nine digits before the point. */
const MINOR_MAX = 99_999_999_999;

/** The body of `PUT /partner/prices`: sale prices of products, each in one currency. */
export const pricesBody = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        articleNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
        currency: v.picklist(CURRENCIES),
        minor: v.pipe(
          v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MINOR_MAX))),
          v.description(
            'The price in minor units, as the shop keeps it; null for none of its own: then it is converted from the other currency’s.',
          ),
        ),
        isLargeChange: v.pipe(
          v.optional(v.boolean(), false),
          v.description('Whether a change by more than half is meant.'),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(PRICE_LINES_MAX),
    v.check(
      (items) =>
        new Set(items.map(({ articleNumber, currency }) => `${currency} ${articleNumber}`)).size ===
        items.length,
      'A price stands twice',
    ),
  ),
});
export type PriceLine = v.InferOutput<typeof pricesBody>['items'][number];

/** A sale price as programs of partners read it; amounts in minor units, as the shop keeps them. */
export interface PartnerPrice {
  readonly currency: Currency;
  /** The regular price. */
  readonly minor: number;
  /** Whether it is converted from the other currency's. */
  readonly isConverted: boolean;
  /** What is paid while a reduction lowers it; null otherwise. */
  readonly reducedMinor: number | null;
}

/** A product that is sold, with its regular sale prices. */
export interface PricedProduct {
  readonly id: number;
  readonly articleNumber: string;
  readonly prices: readonly PartnerPrice[];
}

/** A price that a call changes by more than half, or by how much nobody can say; minor units, null for none. */
export interface LargeChange {
  readonly articleNumber: string;
  readonly currency: Currency;
  readonly before: number | null;
  readonly after: number | null;
}

export type PricesPlanned =
  /** The fields of each product that say something else then. */
  | { readonly ok: true; readonly edits: readonly { readonly id: number; readonly sent: ProductFields }[] }
  | { readonly ok: false; readonly reason: 'unknown-articles'; readonly articleNumbers: readonly string[] }
  | { readonly ok: false; readonly reason: 'large-changes'; readonly prices: readonly LargeChange[] };

/** Whether a price changes by more than half, or by how much nobody can say; minor units, null for none. */
export const isLarge = (before: number | null, after: number | null): boolean =>
  before === null || after === null || Math.abs(after - before) * 2 > before;

/** The prices of a product's own by currency after its lines; converted ones are left out. */
function ownAfter(product: PricedProduct, lines: readonly PriceLine[]): ReadonlyMap<Currency, number> {
  const own = new Map(
    product.prices.flatMap(({ currency, minor, isConverted }) =>
      isConverted ? [] : [[currency, minor] as const],
    ),
  );
  for (const { currency, minor } of lines) {
    if (minor === null) own.delete(currency);
    else own.set(currency, minor);
  }
  return own;
}

function largeChangesOf(
  product: PricedProduct,
  lines: readonly PriceLine[],
  rate: ExchangeRate | null,
): readonly LargeChange[] {
  const own = ownAfter(product, lines);
  return lines.flatMap(({ articleNumber, currency, minor, isLargeChange }) => {
    const price = product.prices.find((each) => each.currency === currency);
    const isUnchanged = minor === null ? price?.isConverted !== false : price?.minor === minor;
    if (isLargeChange || isUnchanged) return [];
    const other = currency === 'UAH' ? 'PLN' : 'UAH';
    const foreign = own.get(other);
    const converted =
      foreign === undefined || rate === null ? null : convert(money(foreign, other), currency, rate).minor;
    const [before, after] = [price?.minor ?? null, minor ?? converted];
    return isLarge(before, after) ? [{ articleNumber, currency, before, after }] : [];
  });
}

/**
 * Decides what a call changes of products, by their article numbers: all of it or nothing. Nothing is changed where an article number is of no
 * product that is sold, and where a price changes by more than half without its line saying so.
 */
export function planPrices(
  lines: readonly PriceLine[],
  products: ReadonlyMap<string, PricedProduct>,
  rate: ExchangeRate | null,
): PricesPlanned {
  const byArticle = Map.groupBy(lines, ({ articleNumber }) => articleNumber);
  const unknown = [...byArticle.keys()].filter((article) => !products.has(article));
  if (unknown.length > 0) return { ok: false, reason: 'unknown-articles', articleNumbers: unknown };
  const asked = [...byArticle].flatMap(([article, own]) => {
    const product = products.get(article);
    return product ? [{ product, own }] : [];
  });
  const large = asked.flatMap(({ product, own }) => largeChangesOf(product, own, rate));
  if (large.length > 0) return { ok: false, reason: 'large-changes', prices: large };
  return {
    ok: true,
    edits: asked.map(({ product: { id }, own }) => ({
      id,
      sent: Object.fromEntries(
        own.map(({ currency, minor }) => [
          priceField(currency, 'sale'),
          minor === null ? '' : printMinor(minor),
        ]),
      ),
    })),
  };
}
