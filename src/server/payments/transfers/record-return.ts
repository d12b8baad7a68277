import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { writePaymentLetter } from '../payment-letters.ts';
import { payments } from '../tables.ts';
import { movePaymentStatus } from '../take-money.ts';
import { lockOrder } from './lock-order.ts';
import { isWritten, writeLine, type RecordedLine } from './write-line.ts';

export type ReturnRecorded =
  | { readonly ok: true; readonly leftMinor: number }
  | {
      readonly ok: false;
      readonly reason: 'order-not-found' | 'other-currency' | 'more-than-owed' | 'already-recorded';
    };

/** Whether a card was charged for it, too, whose refund speaks for itself. */
async function hasCardMoney(transaction: Database, orderId: string): Promise<boolean> {
  const [paid] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'PAID')))
    .limit(1);
  return paid !== undefined;
}

/**
 * Writes down that money was sent back to a customer, at most what is owed, and tells them. A cancelled order of which
 * nothing is held any more is refunded.
 */
export const recordReturn =
  (database: Database) =>
  (line: RecordedLine): Promise<ReturnRecorded> =>
    database.transaction(async (transaction) => {
      const { orderId, amount } = line;
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      if (amount.currency !== order.currency) return { ok: false, reason: 'other-currency' };
      if (await isWritten(transaction, 'out', line)) return { ok: false, reason: 'already-recorded' };
      if (amount.minor > order.owedMinor) return { ok: false, reason: 'more-than-owed' };
      const lineId = await writeLine(transaction, 'out', line);
      const leftMinor = order.owedMinor - amount.minor;
      await transaction
        .update(orders)
        .set({ heldMinor: order.heldMinor - amount.minor, owedMinor: leftMinor, updatedAt: sql`now()` })
        .where(eq(orders.id, orderId));
      const isCancelled = order.status === 'CANCELLED';
      const isAllBack = isCancelled && order.heldMinor === amount.minor;
      if (isAllBack && !(await hasCardMoney(transaction, orderId))) {
        await movePaymentStatus(transaction, order, 'REFUNDED');
      }
      const occasion = isCancelled ? 'cancellation' : 'over-paid';
      await writePaymentLetter(transaction, { order, occasion, key: lineId, amount });
      return { ok: true, leftMinor };
    });
