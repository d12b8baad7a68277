import { daysAfter, daysBetween } from '../calendar/days.ts';
import { readPeriod, type Period } from '../calendar/read-period.ts';
import { USUAL_LEAD_DAYS } from '../prices/lead-time.ts';

/** Lines on one page of the list of what to order. */
export const RESTOCK_PAGE = 50;
/** Days for which goods are to last after they came, unless staff choose others. */
const USUAL_COVER_DAYS = 30;
const COVER_DAYS_MAX = 365;
const USUAL_SALES_DAYS = 90;

/** What the list of what to order is asked for. */
export interface RestockQuery extends Period {
  /** Calendar days for which goods are to last after they came, 0–365. */
  readonly coverDays: number;
  /** A supplier by `supplierKey`, empty for products without one; null for all. */
  readonly supplier: string | null;
  /** The product after which the page begins; null for the first page. */
  readonly after: number | null;
}

const wholeUpTo = (typed: string | null, most: number): number | null =>
  typed !== null && /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= most ? Number(typed) : null;

/** Reads the list's address: without days the last ninety, and what it does not know does not matter. `today` is the day of Kyiv. */
export function readRestockQuery(query: URLSearchParams, today: string): RestockQuery {
  const after = query.get('after') ?? '';
  return {
    ...readPeriod(query, { firstDay: daysAfter(today, 1 - USUAL_SALES_DAYS), lastDay: today }),
    coverDays: wholeUpTo(query.get('cover'), COVER_DAYS_MAX) ?? USUAL_COVER_DAYS,
    supplier: query.get('supplier') === 'all' ? null : query.get('supplier'),
    after: /^[1-9]\d{0,8}$/.test(after) ? Number(after) : null,
  };
}

/** The same as an address's query, beginning after another product. */
export const restockAddress = (
  { firstDay, lastDay, coverDays, supplier }: Omit<RestockQuery, 'after'>,
  after: number | null = null,
): string =>
  `?${new URLSearchParams({
    from: firstDay,
    to: lastDay,
    cover: String(coverDays),
    ...(supplier !== null && { supplier }),
    ...(after !== null && { after: String(after) }),
  })}`;

/** A product that was bought, and what is known of how it comes again. */
export interface BoughtProduct {
  readonly productId: number;
  /** Pieces that may still be sold. */
  readonly stock: number;
  /** Pieces that were bought in the days that are looked at, at least one. */
  readonly pieces: number;
  /** Of its purchase price in force; null without one. */
  readonly supplier: string | null;
  /** Calendar days from an order to the goods, of the product and of its supplier; null where nobody set them. */
  readonly leadDays: { readonly product: number | null; readonly supplier: number | null };
}

/** Sold-out products without sales that the list shows below what to order. */
export const SOLD_OUT_SHOWN = 50;

/** A product that is for sale but sold out, and was not bought in the days that are looked at, so that nothing says how many to order. */
export interface SoldOutLine extends Pick<BoughtProduct, 'productId' | 'supplier'> {
  readonly name: string;
  readonly articleNumber: string;
  readonly leadDays: number;
  readonly leadOf: RestockLine['leadOf'];
}

/** Calendar days from an order to the goods, and who they were set for. */
export const leadTimeOf = (
  own: BoughtProduct['leadDays'],
): { readonly leadDays: number; readonly leadOf: RestockLine['leadOf'] } => ({
  leadDays: own.product ?? own.supplier ?? USUAL_LEAD_DAYS,
  leadOf: own.product !== null ? 'product' : own.supplier !== null ? 'supplier' : 'usual',
});

/** What is to be ordered of a product. */
export interface RestockLine extends Omit<BoughtProduct, 'leadDays'> {
  /** Pieces a day. */
  readonly perDay: number;
  /** Whole days for which the stock lasts if it goes on being bought so. */
  readonly daysLeft: number;
  /** Calendar days from an order to the goods, and who they were set for. */
  readonly leadDays: number;
  readonly leadOf: 'product' | 'supplier' | 'usual';
  /** The last day on which an order comes before the stock is gone, ISO 8601; it may have passed. */
  readonly orderBy: string;
  readonly isLate: boolean;
  /** Pieces. */
  readonly toOrder: number;
}

/** A line with the names by which staff know the product. */
export interface NamedRestockLine extends RestockLine {
  readonly name: string;
  readonly articleNumber: string;
}

/**
 * How many pieces of a product to order, so that with its stock it lasts until the goods came and the cover period after that: sold a day × (lead
 * time + cover) − stock, rounded up. Null where the stock is enough.
 */
export function restockLine(
  { leadDays: own, ...product }: BoughtProduct,
  {
    firstDay,
    lastDay,
    coverDays,
    today,
  }: Omit<RestockQuery, 'after' | 'supplier'> & { readonly today: string },
): RestockLine | null {
  const days = daysBetween(firstDay, lastDay) + 1;
  const { leadDays, leadOf } = leadTimeOf(own);
  const toOrder = Math.ceil((product.pieces * (leadDays + coverDays)) / days) - product.stock;
  if (toOrder <= 0) return null;
  const daysLeft = Math.floor((product.stock * days) / product.pieces);
  const orderBy = daysAfter(today, daysLeft - leadDays);
  return {
    ...product,
    perDay: product.pieces / days,
    daysLeft,
    leadDays,
    leadOf,
    orderBy,
    isLate: orderBy < today,
    toOrder,
  };
}

/** What is to be ordered, the earliest day first. */
export const restockLines = (
  bought: readonly BoughtProduct[],
  asked: Parameters<typeof restockLine>[1],
): readonly RestockLine[] =>
  bought
    .flatMap((product) => restockLine(product, asked) ?? [])
    .toSorted((a, b) => (a.orderBy < b.orderBy ? -1 : a.orderBy > b.orderBy ? 1 : a.productId - b.productId));

/** One page of the list; `next` is the product after which the next page begins, null on the last. */
export function restockPage<Line extends Pick<RestockLine, 'productId'>>(
  lines: readonly Line[],
  after: number | null,
): { readonly lines: readonly Line[]; readonly next: number | null } {
  const from = lines.findIndex(({ productId }) => productId === after) + 1;
  const page = lines.slice(from, from + RESTOCK_PAGE);
  return { lines: page, next: from + page.length < lines.length ? (page.at(-1)?.productId ?? null) : null };
}
