import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { createRefund } from '../payments/create-refund.ts';
import { returns } from './tables.ts';

/** Notes that more of a locked order's money goes back for a return that is over, in minor units. */
export async function refundMore(
  transaction: Database,
  order: LockedOrder,
  { returnId, amountMinor }: { readonly returnId: string; readonly amountMinor: number },
): Promise<void> {
  const why = { reason: 'goods-back', note: null, actor: 'shop' } as const;
  await createRefund(transaction, order, { id: randomUUID(), returnId, amountMinor, ...why });
  await transaction
    .update(returns)
    .set({ refundMinor: sql`${returns.refundMinor} + ${amountMinor}`, updatedAt: sql`now()` })
    .where(eq(returns.id, returnId));
}
