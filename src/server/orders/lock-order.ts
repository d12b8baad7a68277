import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isOrderId } from './find-order.ts';
import { orders } from './tables.ts';

/** An order's row as it was read under its lock, which the transaction holds until its end. */
export type LockedOrder = InferSelectModel<typeof orders>;

/** An order that nobody else changes until the end of the transaction; null where there is none. */
export async function lockOrder(transaction: Database, orderId: string): Promise<LockedOrder | null> {
  if (!isOrderId(orderId)) return null;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ?? null;
}
