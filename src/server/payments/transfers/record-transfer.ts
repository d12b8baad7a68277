import { eq, sql, type InferSelectModel } from 'drizzle-orm';
import { decideTransfer, type TransferRecorded } from '../../../domain/payments/decide-transfer.ts';
import { added, lineChanges, recordOrderChange } from '../../audit/record-order-change.ts';
import type { Database } from '../../database/database.ts';
import { issueCorrection } from '../../invoices/issue-correction.ts';
import { messagesOf } from '../../messages/messages.ts';
import { orders } from '../../orders/tables.ts';
import type { refunds } from '../tables.ts';
import { linesOfRefunds } from '../lines-of-refunds.ts';
import { movePaymentStatus, takeMoney } from '../take-money.ts';
import { announceLine } from './announce-line.ts';
import { withCardMoney } from '../../orders/kept-after-refunds.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { openStaffRefunds } from './staff-refunds.ts';
import { mayWrite, writeLine, type RecordedLine } from './write-line.ts';

interface Needs {
  /** Notes the refunds of goods of a paid order that came back before its money did. */
  readonly refundReturned: (transaction: Database, orderId: string, actor: string) => Promise<void>;
}

/** Brings the invoice down by refunds for which nothing is left to be sent: the customer transferred so much less. */
async function correctBySetOff(
  transaction: Database,
  order: InferSelectModel<typeof orders>,
  {
    keptMinor,
    lineId,
    open,
  }: { keptMinor: number; lineId: string; open: readonly InferSelectModel<typeof refunds>[] },
): Promise<void> {
  const { translate } = messagesOf(order.locale);
  const [refund] = open;
  const reason = refund?.note ?? translate(`invoice.reason.${refund?.reason ?? 'staff'}`);
  const own = await linesOfRefunds(transaction, order, open);
  await issueCorrection(transaction, order, { refundId: lineId, keptMinor, reason, own });
}

/**
 * Writes down that money came by transfer, and what follows: the order is paid when its parts reach its total, a part is
 * acknowledged with what is missing, what is too much or too late is owed back, and goods that came back before it are refunded. The order's row is locked first, so that
 * of two at once each counts what the other wrote; a line that is written down already changes nothing, nor one that stands on another order
 * unless staff say that it is for both.
 */
export const recordTransfer =
  (database: Database, { refundReturned }: Needs) =>
  (line: RecordedLine): Promise<TransferRecorded> =>
    database.transaction(async (transaction) => {
      const { orderId, amount, staffId } = line;
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      if (amount.currency !== order.currency) return { ok: false, reason: 'other-currency' };
      if (order.shippingMinor === null && order.status === 'PENDING')
        return { ok: false, reason: 'not-quoted' };
      const written = await mayWrite(transaction, 'in', line);
      if (!written.ok) return written;
      const lineId = await writeLine(transaction, 'in', line);
      await recordOrderChange(transaction, {
        order,
        actor: `staff:${staffId}`,
        action: 'payment-recorded',
        changes: added(lineChanges(line)),
      });
      const { open: openRefunds, totalMinor: refundsMinor } = await openStaffRefunds(transaction, orderId);
      const before = await withCardMoney(transaction, order);
      const decision = decideTransfer({ amountMinor: amount.minor, order: before, refundsMinor });
      const heldMinor = order.heldMinor + amount.minor;
      const owedMinor = order.owedMinor + decision.owedMinor;
      await transaction
        .update(orders)
        .set({ heldMinor, owedMinor, updatedAt: sql`now()` })
        .where(eq(orders.id, orderId));
      if (decision.effect === 'accept') {
        await takeMoney(transaction, { order, actor: `staff:${staffId}` });
        const keptMinor = heldMinor + before.cardMinor;
        if (owedMinor === 0 && keptMinor < order.totalMinor) {
          await correctBySetOff(transaction, order, { keptMinor, lineId, open: openRefunds });
        }
      }
      if (decision.effect === 'refund-due' && decision.settles)
        await movePaymentStatus(transaction, order, 'PAID');
      const settles = decision.effect === 'accept' || (decision.effect === 'refund-due' && decision.settles);
      if (settles) await refundReturned(transaction, orderId, `staff:${staffId}`);
      if (decision.effect === 'part' || decision.effect === 'held')
        await announceLine(transaction, { id: lineId, orderId }, 'payment-part');
      return { ok: true, decision };
    });
