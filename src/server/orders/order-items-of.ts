import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from './tables.ts';
import { leases } from '../rental/tables.ts';

/** The lines of several orders by order id, in one query. */
export async function orderItemsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderItemView[]>> {
  const byOrder = new Map<string, OrderItemView[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return byOrder;
  const rows = await database
    .select({ item: orderItems, leaseStatus: leases.status })
    .from(orderItems)
    .leftJoin(leases, eq(leases.orderItemId, orderItems.id))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));
  for (const { item, leaseStatus } of rows) {
    const { orderId, position: _, rentalDuration, rentalCount, ...line } = item;
    const isRental = rentalDuration !== null && rentalCount !== null;
    byOrder.get(orderId)?.push({
      ...line,
      rental: isRental
        ? { duration: rentalDuration, count: rentalCount, status: leaseStatus ?? 'PENDING' }
        : null,
    });
  }
  return byOrder;
}
