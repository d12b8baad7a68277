import { eq, sql } from 'drizzle-orm';
import { dayIn } from '../../domain/locale/day-in.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';

/** An order to issue a document about, locked until the transaction ends, and the day that it is in its market. */
export async function lockOrder(transaction: Database, orderId: string) {
  const [found] = await transaction
    .select({ order: orders, now: sql<string>`clock_timestamp()` })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!found) throw new Error(`There is no order ${orderId}`);
  const market = marketOf(found.order.currency);
  const timeZone = timeZoneOf(market);
  return { order: found.order, market, timeZone, today: dayIn(timeZone, found.now) };
}
