import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orderLetter } from '../../letters/order-letter.ts';
import { orderViewsOf } from '../../orders/order-views-of.ts';
import { orders } from '../../orders/tables.ts';
import { letters } from '../../outbox/tables.ts';

/** Writes that a part of an order's money has come, and what is missing; for each part once. */
export async function writePartLetter(
  transaction: Database,
  { orderId, lineId }: { orderId: string; lineId: string },
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) return;
  const letter = orderLetter(order, 'payment-part');
  await transaction.insert(letters).values({ ...letter, occasion: `${letter.occasion}:${lineId}` });
}
