import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { refunds } from '../tables.ts';

/** The refunds of a locked order that staff are to transfer and have not, the oldest first, and their sum in minor units. */
export async function openStaffRefunds(transaction: Database, orderId: string) {
  const open = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.paymentId), isNull(refunds.doneAt)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return { open, totalMinor: open.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}

/** Leaves so much of the refunds that staff are to transfer, of the oldest first; a refund of which nothing is left is deleted. */
export async function shrinkStaffRefunds(
  transaction: Database,
  orderId: string,
  leftMinor: number,
): Promise<void> {
  let left = leftMinor;
  for (const { id, amountMinor } of (await openStaffRefunds(transaction, orderId)).open) {
    if (left === 0) await transaction.delete(refunds).where(eq(refunds.id, id));
    else if (amountMinor > left) {
      await transaction.update(refunds).set({ amountMinor: left }).where(eq(refunds.id, id));
    }
    left = Math.max(0, left - amountMinor);
  }
}
