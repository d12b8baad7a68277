import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { withdrawals } from './withdrawal-tables.ts';

const close = (database: Database, which: SQL, staffId: string) =>
  database
    .update(withdrawals)
    .set({ closedAt: sql`now()`, closedBy: `staff:${staffId}` })
    .where(and(which, isNull(withdrawals.closedAt)));

/** Notes that a statement has been dealt with, and by whom; one that was closed before stays as it was. */
export const closeWithdrawal =
  (database: Database) =>
  async ({ id, staffId }: { readonly id: number; readonly staffId: string }): Promise<void> => {
    if (fitsInteger(id)) await close(database, eq(withdrawals.id, id), staffId);
  };

/** The same for all open statements about an order. */
export async function closeWithdrawalsOf(
  transaction: Database,
  { orderId, staffId }: { readonly orderId: string; readonly staffId: string },
): Promise<void> {
  await close(transaction, eq(withdrawals.orderId, orderId), staffId);
}
