import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isOrderId } from './find-order.ts';
import { orders } from './tables.ts';

/** An order that nobody else changes until the end of the transaction; null where there is none. */
export async function lockOrder(
  transaction: Database,
  orderId: string,
): Promise<InferSelectModel<typeof orders> | null> {
  if (!isOrderId(orderId)) return null;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ?? null;
}
