import { and, eq, ne, sql } from 'drizzle-orm';
import { marketOf, type Market } from '../../../domain/locale/market.ts';
import {
  blockedDays,
  bookedWay,
  type DayRange,
  type RentalPeriod,
} from '../../../domain/rental/rental-days.ts';
import type { Duration } from '../../../domain/rental/tiers.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { bookings, leases } from '../tables.ts';
import { leavesOn } from '../travel-days.ts';

/** A lease with the line that it is of, as far as another machine for it depends on them. */
export interface LeasedLine extends RentalPeriod {
  readonly leaseId: string;
  readonly status: string;
  readonly itemId: string;
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
  readonly duration: Duration;
  readonly count: number;
  readonly market: Market;
  readonly order: typeof orders.$inferSelect;
  readonly blocked: DayRange;
  /** How many machines it has, one that is late among them. */
  readonly standing: number;
}

/** A lease with its line by any text as its id; null for one that there is not, or that has no days. */
export async function leasedLine(database: Database, leaseId: string): Promise<LeasedLine | null> {
  if (!isOrderId(leaseId)) return null;
  const [row] = await database
    .select({
      lease: leases,
      item: orderItems,
      order: orders,
      leavesOn,
      standing: sql<number>`(select count(*)::int from ${bookings} where ${and(eq(bookings.leaseId, leases.id), ne(bookings.status, 'CANCELLED'))})`,
    })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(leases.id, leaseId));
  if (row === undefined) return null;
  const { lease, item, order, standing } = row;
  const { firstDay, lastDay, status } = lease;
  const { productId, rentalDuration: duration, rentalCount: count, name, quantity } = item;
  if (firstDay === null || lastDay === null || duration === null || count === null) return null;
  const market = marketOf(order.currency);
  return {
    leaseId,
    status,
    itemId: item.id,
    productId,
    productName: name,
    quantity,
    duration,
    count,
    market,
    order,
    firstDay,
    lastDay,
    blocked: blockedDays(
      { firstDay, lastDay },
      bookedWay({ firstDay, blockedFrom: row.leavesOn ?? firstDay }, market),
    ),
    standing: Number(standing),
  };
}
