import { rentalDays } from '../../domain/rental/tiers.ts';
import { keptAfterNoShow, refundAfterNoShow } from '../../domain/rental/no-show.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { leaseViewOf } from './find-lease.ts';
import { usualDay } from './usual-deposit.ts';

/** What of a lease that nobody took the shop keeps, and what it gives back, in minor units. */
export interface NoShowMoney {
  readonly keptMinor: number;
  readonly refundMinor: number;
}

/** The money of a lease of an order that nobody took (`no-show.ts`); null where the order has no such lease. */
export async function noShowMoney(
  database: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<NoShowMoney | null> {
  const lease = await leaseViewOf(database, order, leaseId);
  if (lease === null) return null;
  const { item, priceMinor, depositMinor } = lease;
  const { currency, createdAt: at } = order;
  const rule = { ratePercent: Number(order.taxRatePercent), mode: order.taxMode };
  const day = await usualDay(database, {
    productId: item.productId,
    machines: item.quantity,
    currency,
    at,
    rule,
  });
  const items = (await orderItemsOf(database, [order.id])).get(order.id) ?? [];
  // What brings several machines is theirs together.
  const isAlone = rentedLines(items) === 'all' && items.length === 1;
  const missed = {
    dayMinor: day?.minor ?? null,
    days: rentalDays(item.rental.duration, item.rental.count),
    priceMinor,
    depositMinor: order.depositMinor > 0 ? (depositMinor ?? 0) : 0,
    transportMinor: isAlone ? (order.shippingMinor ?? 0) : 0,
  };
  return { keptMinor: keptAfterNoShow(missed), refundMinor: refundAfterNoShow(missed, order.totalMinor) };
}
