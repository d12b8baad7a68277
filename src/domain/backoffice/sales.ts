import { daysAfter, daysBetween } from '../calendar/days.ts';
import { readPeriod, type Period } from '../calendar/read-period.ts';
import { isCurrency, type Currency } from '../money/money.ts';
import type { SearchMiss } from '../search/search-miss.ts';

/** What is sold in some days in one currency; days are of its market's clocks. */
export interface SalesQuery extends Period {
  readonly currency: Currency;
}

/** Orders, pieces and their price after discounts, without tax, in minor units. */
export interface Sales {
  readonly orders: number;
  readonly pieces: number;
  readonly netMinor: number;
}

/** What of one product was sold, with its name of today. */
export interface ProductSales extends Sales {
  readonly productId: number;
  readonly name: string;
}

/** What of one category was sold. Its orders are not counted: most orders are of several. */
export interface CategorySales extends Omit<Sales, 'orders'> {
  readonly categoryId: number;
}

/** A product that lies in stock and was not bought: `worthMinor` is its stock at its price without tax, null without one in the currency. */
export interface UnsoldProduct {
  readonly productId: number;
  readonly name: string;
  readonly stock: number;
  readonly worthMinor: number | null;
}

/** What was sold on some days, by day, by category and by product, beside as many days before; and what lies in stock unsold. */
export interface SalesFigures {
  readonly days: readonly DaySales[];
  readonly categories: readonly CategorySales[];
  readonly products: readonly ProductSales[];
  readonly total: Sales;
  readonly before: Sales;
  readonly unsold: readonly UnsoldProduct[];
  /** Searches of those days that found nothing, in all languages. */
  readonly misses: readonly SearchMiss[];
}

const USUAL_DAYS = 30;

/** Reads what an address asks for; without days the last thirty, without a currency that of the page. */
export function readSalesQuery(
  query: URLSearchParams,
  usual: { readonly today: (currency: Currency) => string; readonly currency: Currency },
): SalesQuery {
  const asked = query.get('currency');
  const currency = isCurrency(asked) ? asked : usual.currency;
  const today = usual.today(currency);
  return {
    currency,
    ...readPeriod(query, { firstDay: daysAfter(today, 1 - USUAL_DAYS), lastDay: today }),
  };
}

/** As many days right before those of a query. */
export function daysBefore({ firstDay, lastDay }: Period): Period {
  const before = daysAfter(firstDay, -1);
  return { firstDay: daysAfter(before, -daysBetween(firstDay, lastDay)), lastDay: before };
}

/** Of fewer orders a percentage says nothing: one more of them is a leap. */
const FEW_ORDERS = 10;

/** How an amount stands to what it was: by how many percent it is more or less, rounded; what it was, where that came of few orders; null where there was nothing. */
export type SalesChange = { readonly percent: number } | { readonly was: number } | null;

/** How one of the sums of some days stands to that of as many days before. */
export function salesChange(name: keyof Sales, before: Sales, now: Sales): SalesChange {
  const was = before[name];
  if (was === 0) return null;
  return before.orders < FEW_ORDERS ? { was } : { percent: Math.round(((now[name] - was) * 100) / was) };
}

/** No sale at all. */
const NOTHING: Sales = { orders: 0, pieces: 0, netMinor: 0 };

/** The sums of some days together: an order is of one day. */
export const totalSales = (days: readonly Sales[]): Sales =>
  days.reduce(
    (sum, day) => ({
      orders: sum.orders + day.orders,
      pieces: sum.pieces + day.pieces,
      netMinor: sum.netMinor + day.netMinor,
    }),
    NOTHING,
  );

/** What was sold on one day. */
export type DaySales = Sales & { readonly day: string };

const WEEK_DAYS = 7;

/** The days of the first page of the back office: a week that ends today, and the one before. */
export const lastTwoWeeks = (today: string): Period => ({
  firstDay: daysAfter(today, 1 - 2 * WEEK_DAYS),
  lastDay: today,
});

/** What the first page says of the days of `lastTwoWeeks`, the oldest first. */
export function latestSales(days: readonly DaySales[]) {
  return {
    today: days.at(-1) ?? NOTHING,
    yesterday: days.at(-2) ?? NOTHING,
    week: totalSales(days.slice(-WEEK_DAYS)),
    weekBefore: totalSales(days.slice(0, -WEEK_DAYS)),
  };
}

/** The tables of the page, each of which is a file, too. */
export const SALES_TABLES = ['days', 'categories', 'products', 'unsold', 'misses'] as const;
export type SalesTable = (typeof SALES_TABLES)[number];

/** The query of the address of a page or a file. */
export const salesAddress = ({ firstDay, lastDay, currency }: SalesQuery, table?: string): string =>
  `?${new URLSearchParams({ from: firstDay, to: lastDay, currency, ...(table !== undefined && { table }) })}`;
