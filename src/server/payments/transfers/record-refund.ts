import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LineDecision } from '../../../domain/payments/decide-transfer.ts';
import type { RefundReason } from '../../../domain/payments/refund-reason.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { applyRefund } from '../apply-refund.ts';
import { refunds } from '../tables.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { mayWrite, writeLine, type RecordedLine } from './write-line.ts';

export type RefundRecorded =
  | { readonly ok: true; readonly leftMinor: number }
  | {
      readonly ok: false;
      readonly reason: 'order-not-found' | 'other-currency' | 'more-than-owed';
    }
  | Exclude<LineDecision, { ok: true }>;

/** What staff promised of the order and have not sent yet, and why; null where they promised nothing. */
async function promiseOf(transaction: Database, orderId: string) {
  const open = and(eq(refunds.orderId, orderId), isNull(refunds.paymentId), isNull(refunds.doneAt));
  const [latest] = await transaction
    .select()
    .from(refunds)
    .where(open)
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  /** Nothing is owed any more, so all that was promised is kept, by the line that says so. */
  const keep = (transferId: string) =>
    transaction
      .update(refunds)
      .set({ doneAt: sql`now()`, transferId })
      .where(open);
  return latest ? { reason: latest.reason, note: latest.note, keep } : null;
}

/** Why money went back: what the order is not short of after it came too much. */
function reasonOf(
  { status, totalMinor }: { status: string; totalMinor: number },
  { heldMinor, promised }: { heldMinor: number; promised: RefundReason | undefined },
): RefundReason {
  if (heldMinor >= totalMinor) return 'over-paid';
  if (promised !== undefined) return promised;
  if (status === 'RETURNED') return 'goods-back';
  return status === 'CANCELLED' ? 'cancellation' : 'over-paid';
}

/**
 * Writes down that money was sent back to a customer, at most what is owed, with all that follows: an order of which less
 * is held than it came to is refunded, in part or whole, its invoice is corrected, and the customer is told.
 */
export const recordRefund =
  (database: Database) =>
  (line: RecordedLine): Promise<RefundRecorded> =>
    database.transaction(async (transaction) => {
      const { orderId, amount } = line;
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      if (amount.currency !== order.currency) return { ok: false, reason: 'other-currency' };
      const written = await mayWrite(transaction, 'out', line);
      if (!written.ok) return written;
      if (amount.minor > order.owedMinor) return { ok: false, reason: 'more-than-owed' };
      const lineId = await writeLine(transaction, 'out', line);
      const leftMinor = order.owedMinor - amount.minor;
      await transaction
        .update(orders)
        .set({ heldMinor: order.heldMinor - amount.minor, owedMinor: leftMinor, updatedAt: sql`now()` })
        .where(eq(orders.id, orderId));
      const promise = await promiseOf(transaction, orderId);
      if (leftMinor === 0) await promise?.keep(lineId);
      const heldMinor = order.heldMinor - amount.minor;
      const reason = reasonOf(order, { heldMinor, promised: promise?.reason });
      const note = reason === 'staff' ? (promise?.note ?? null) : null;
      await applyRefund(
        transaction,
        { ...order, heldMinor, owedMinor: leftMinor },
        { id: lineId, amountMinor: amount.minor, reason, note },
      );
      return { ok: true, leftMinor };
    });
