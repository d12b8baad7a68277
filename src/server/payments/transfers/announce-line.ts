import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { OrderStep } from '../../emails/order-step.ts';
import { announce } from '../../notifications/announce.ts';
import { stepAnnouncement } from '../../orders/announce-step.ts';
import { orderViewsOf } from '../../orders/order-views-of.ts';
import { orders } from '../../orders/tables.ts';

/**
 * Tells an order's customer of a line of the statement, once for each: that a part has come and what is missing, or that
 * the line was written down by mistake.
 */
export async function announceLine(
  transaction: Database,
  { id: lineId, orderId }: { readonly id: string; readonly orderId: string },
  step: Extract<OrderStep, 'payment-part' | 'payment-reversed'>,
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const views = await orderViewsOf(transaction, rows);
  await announce(
    transaction,
    views.map((order) => stepAnnouncement(order, step, lineId)),
  );
}
