import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { withdrawals } from '../returns/tables.ts';
import { orders } from './tables.ts';

/** Whether the customer has withdrawn from a whole order and nobody has dealt with it, for statements that read `orders`. */
export const hasOpenWithdrawal = sql`exists (select from ${withdrawals}
  where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.goods} is null and ${withdrawals.closedAt} is null)`;

/** The same of one order; who decides by it holds the order's lock. */
export const isWithdrawn = async (transaction: Database, orderId: string): Promise<boolean> =>
  (await transaction.$count(
    withdrawals,
    and(eq(withdrawals.orderId, orderId), isNull(withdrawals.goods), isNull(withdrawals.closedAt)),
  )) > 0;

/** Notes that all open statements of withdrawal about an order have been dealt with, and by whom (`orderEvents.actor`). */
export async function closeWithdrawalsOf(
  transaction: Database,
  { orderId, actor }: { readonly orderId: string; readonly actor: string },
): Promise<void> {
  await transaction
    .update(withdrawals)
    .set({ closedAt: sql`now()`, closedBy: actor })
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.closedAt)));
}
