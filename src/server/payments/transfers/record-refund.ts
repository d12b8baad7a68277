import { eq, inArray, sql } from 'drizzle-orm';
import type { LineDecision } from '../../../domain/payments/decide-transfer.ts';
import { refundsMade, transferReason } from '../../../domain/payments/sent-refunds.ts';
import { creditToGoBack } from '../../../domain/returns/exchange-money.ts';
import { added, lineChanges, recordOrderChange } from '../../audit/record-order-change.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { applyRefund } from '../apply-refund.ts';
import { refunds } from '../tables.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { openStaffRefunds } from './staff-refunds.ts';
import { mayWrite, writeLine, type RecordedLine } from './write-line.ts';

export type RefundRecorded =
  | { readonly ok: true; readonly leftMinor: number }
  | {
      readonly ok: false;
      readonly reason: 'order-not-found' | 'other-currency' | 'more-than-owed';
    }
  | Exclude<LineDecision, { ok: true }>;

/**
 * Writes down that money was sent back to a customer, at most what is owed and no credit of an exchange (`followEnded`), with all that follows: an order of which less
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
      // A credit goes back by the order that it came from.
      if (amount.minor > order.owedMinor - creditToGoBack(order))
        return { ok: false, reason: 'more-than-owed' };
      const lineId = await writeLine(transaction, 'out', line);
      await recordOrderChange(transaction, {
        order,
        actor: `staff:${line.staffId}`,
        action: 'refund-recorded',
        changes: added(lineChanges(line)),
      });
      const leftMinor = order.owedMinor - amount.minor;
      await transaction
        .update(orders)
        .set({ heldMinor: order.heldMinor - amount.minor, owedMinor: leftMinor, updatedAt: sql`now()` })
        .where(eq(orders.id, orderId));
      const { open } = await openStaffRefunds(transaction, orderId);
      const { made, told } = refundsMade(open, { amountMinor: amount.minor, leftMinor });
      const ids = made.map(({ id }) => id);
      await transaction
        .update(refunds)
        .set({ doneAt: sql`now()`, transferId: lineId })
        .where(inArray(refunds.id, ids));
      const heldMinor = order.heldMinor - amount.minor;
      const reason = transferReason(order, { heldMinor, promised: told?.reason });
      const note = reason === 'staff' ? (told?.note ?? null) : null;
      await applyRefund(
        transaction,
        { ...order, heldMinor, owedMinor: leftMinor },
        {
          id: lineId,
          amountMinor: amount.minor,
          reason,
          note,
          leaseId: told?.leaseId ?? null,
          returnId: told?.returnId ?? null,
          ...(made.length > 0 && { made }),
        },
      );
      return { ok: true, leftMinor };
    });
