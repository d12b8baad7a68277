import { and, eq } from 'drizzle-orm';
import { withTax } from '../../domain/checkout/tax.ts';
import { money, times } from '../../domain/money/money.ts';
import { rentalDays } from '../../domain/rental/tiers.ts';
import { NO_SHOW } from '../../domain/rental/lease-steps.ts';
import { keptAfterNoShow, refundAfterNoShow } from '../../domain/rental/no-show.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orderItems } from '../orders/tables.ts';
import { leaseViewOf } from './find-lease.ts';
import { leaseEvents, leases } from './tables.ts';

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
  const { item, priceMinor } = lease;
  const { currency } = order;
  const rule = { ratePercent: Number(order.taxRatePercent), mode: order.taxMode };
  const [row] = await database
    .select({ dayMinor: leases.dayMinor })
    .from(leases)
    .where(eq(leases.id, leaseId));
  const dayMinor = row?.dayMinor ?? null;
  const items = (await orderItemsOf(database, [order.id])).get(order.id) ?? [];
  // What brings several machines is theirs together.
  const isAlone = rentedLines(items) === 'all' && items.length === 1;
  const missed = {
    dayMinor: dayMinor === null ? null : withTax(times(money(dayMinor, currency), item.quantity), rule).minor,
    days: rentalDays(item.rental.duration, item.rental.count),
    priceMinor,
    // It goes back by itself with the lease.
    depositMinor: 0,
    transportMinor: isAlone ? (order.shippingMinor ?? 0) : 0,
  };
  return { keptMinor: keptAfterNoShow(missed), refundMinor: refundAfterNoShow(missed, order.totalMinor) };
}

/** The leases of an order that nobody took, by their ids, with their money. */
export async function missedLeases(
  database: Database,
  order: LockedOrder,
): Promise<ReadonlyMap<string, NoShowMoney>> {
  const missed = await database
    .selectDistinct({ leaseId: leaseEvents.leaseId })
    .from(leaseEvents)
    .innerJoin(leases, eq(leases.id, leaseEvents.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(and(eq(orderItems.orderId, order.id), eq(leaseEvents.reason, NO_SHOW)));
  const amounts = new Map<string, NoShowMoney>();
  for (const { leaseId } of missed) {
    const money = await noShowMoney(database, order, leaseId);
    if (money !== null) amounts.set(leaseId, money);
  }
  return amounts;
}
