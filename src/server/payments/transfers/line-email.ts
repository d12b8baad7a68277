import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orderEmail } from '../../emails/order-email.ts';
import type { OrderStep } from '../../emails/order-step.ts';
import { orderViewsOf } from '../../orders/order-views-of.ts';
import { orders } from '../../orders/tables.ts';
import { emails } from '../../outbox/tables.ts';

/**
 * Writes an order's customer of a line of the statement, once for each: that a part has come and what is missing, or that
 * the line was written down by mistake.
 */
export async function writeLineEmail(
  transaction: Database,
  { id: lineId, orderId }: { readonly id: string; readonly orderId: string },
  step: Extract<OrderStep, 'payment-part' | 'payment-reversed'>,
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) return;
  const email = orderEmail(order, step);
  await transaction.insert(emails).values({ ...email, occasion: `${email.occasion}:${lineId}` });
}
