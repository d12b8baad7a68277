import { and, eq, notInArray } from 'drizzle-orm';
import { deliveryAfter, type DeliveryAfter } from '../../domain/returns/after-withdrawal.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { boughtLines } from './find-goods-return.ts';
import { deliveryOf, keepsDeliveryForNow, keptDelivery } from './kept-delivery.ts';
import { returns } from './tables.ts';

/** Whether the delivery of an order stands in what any of its returns is estimated at. */
async function isDeliveryTold(database: Database, orderId: string): Promise<boolean> {
  const rows = await database
    .select({ estimate: returns.estimate })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), notInArray(returns.status, ['REJECTED', 'CANCELLED'])));
  return rows.some(({ estimate }) => estimate !== null && estimate.deliveryMinor + estimate.feeMinor > 0);
}

/** Whether all that was bought of an order came back or is asked for. */
async function comesBackWhole(database: Database, order: LockedOrder): Promise<boolean> {
  const items = (await orderItemsOf(database, [order.id])).get(order.id) ?? [];
  const lines = await boughtLines(database, order, items);
  return lines.every(({ item, before, asked }) => before + asked === item.quantity);
}

/** What becomes of the delivery of an order that was withdrawn from as it stands, and whether it goes back later than the goods. */
export async function deliveryOfWithdrawal(
  database: Database,
  order: LockedOrder,
): Promise<{ readonly isLater: boolean; readonly after: (isPart: boolean) => DeliveryAfter }> {
  const isTold = await isDeliveryTold(database, order.id);
  const isKept = (await keptDelivery(database, order)) > 0;
  const isLater =
    isKept && (await keepsDeliveryForNow(database, order.id)) && (await comesBackWhole(database, order));
  const { status } = order;
  const costMinor = deliveryOf(order);
  return {
    isLater,
    after: (isPart) => deliveryAfter({ status, isPart, costMinor, isTold, isKept, isLater }),
  };
}
