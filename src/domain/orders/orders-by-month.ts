import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';

/** Orders of one calendar month, `2026-11`. */
interface MonthOfOrders<T> {
  readonly month: string;
  readonly orders: readonly T[];
}

/**
 * Orders in the order given, those of one calendar month after each other together. The month is that of the clock on which an order's
 * own date is shown: its market's (R31).
 */
export function ordersByMonth<T extends { readonly createdAt: string; readonly currency: Currency }>(
  orders: readonly T[],
): readonly MonthOfOrders<T>[] {
  const months: { month: string; orders: T[] }[] = [];
  for (const order of orders) {
    const month = dayIn(timeZoneOf(marketOf(order.currency)), order.createdAt).slice(0, 7);
    const current = months.at(-1);
    if (current?.month === month) current.orders.push(order);
    else months.push({ month, orders: [order] });
  }
  return months;
}
