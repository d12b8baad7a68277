import { eq, sql, type InferSelectModel } from 'drizzle-orm';
import * as v from 'valibot';
import { isInShop } from '../../../domain/orders/order-status.ts';
import { PAYMENT_STATUSES } from '../../../domain/orders/payment-status.ts';
import {
  decideReversal,
  losesPayment,
  paidByCard,
  type Reversal,
} from '../../../domain/payments/decide-reversal.ts';
import { WAITS_FOR_MONEY } from '../../../domain/payments/decide-transfer.ts';
import { money } from '../../../domain/money/money.ts';
import { lineChanges, recordOrderChange } from '../../audit/record-order-change.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { Database } from '../../database/database.ts';
import { issueCorrection } from '../../invoices/issue-correction.ts';
import { issuedDocuments } from '../../invoices/issued-documents.ts';
import { paymentDue } from '../../orders/payment-due.ts';
import { hasShipment } from '../../orders/shipments.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orders } from '../../orders/tables.ts';
import { keptMoney } from '../kept-money.ts';
import { takeMoney } from '../take-money.ts';
import { refunds } from '../tables.ts';
import { standingLine, writeCounterLine, type LineReversal } from './counter-line.ts';
import { announceLine } from './announce-line.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { openStaffRefunds, shrinkStaffRefunds } from './staff-refunds.ts';
import type { transfers } from './tables.ts';
import { keepCardPayment, unsentCardRefund } from './unsent-card-refund.ts';

type OrderRow = InferSelectModel<typeof orders>;
type LineRow = InferSelectModel<typeof transfers>;
type Decided = Extract<Reversal, { ok: true }>;

export type LineReversed =
  | { readonly ok: true }
  | Exclude<Reversal, { ok: true }>
  | { readonly ok: false; readonly reason: 'order-not-found' | 'already-reversed' };

const paymentStatus = v.picklist(PAYMENT_STATUSES);

/**
 * Refunds that staff created follow the line: one that was taken for sent is still to be made, unless its money is kept for an
 * order that waits for it; the others stay as far as the decision says.
 */
async function moveRefunds(
  transaction: Database,
  { line, order }: { line: LineRow; order: OrderRow },
  { refundsMinor }: Decided,
) {
  if (line.direction === 'in') return shrinkStaffRefunds(transaction, order.id, refundsMinor);
  const ofLine = eq(refunds.transferId, line.id);
  if (WAITS_FOR_MONEY.has(order.paymentStatus)) await transaction.delete(refunds).where(ofLine);
  else await transaction.update(refunds).set({ doneAt: null, transferId: null }).where(ofLine);
}

/**
 * The invoice rises again only as far as the line had brought it down: a return that it did not follow, because it said no
 * more by then, leaves it where it is.
 */
async function correctInvoice(
  transaction: Database,
  order: OrderRow,
  { line, refundId, keptMinor }: { line: LineRow; refundId: string; keptMinor: number },
) {
  const documents = await issuedDocuments(transaction, order.id);
  if (line.direction === 'out' && !documents.some((document) => document.refundId === line.id)) return;
  const reason = messagesOf(order.locale).translate('invoice.reason.reversed');
  await issueCorrection(transaction, order, { refundId, keptMinor, reason, mayRise: true });
}

/**
 * Brings the order to where it is without the line. Neither step is one of an order's life: both statuses are what they
 * were before the mistake, so the tables of transitions are not asked.
 */
async function moveOrder(
  transaction: Database,
  order: OrderRow,
  step: { actor: string; reason: string; decided: Decided },
) {
  const { decided, actor, reason } = step;
  const { heldMinor, owedMinor, paymentStatus: payment, isUnstarted, waits } = decided;
  const status = isUnstarted ? 'PENDING' : order.status;
  const { paymentDueAt = null, ...term } = paymentDue(order);
  await transaction
    .update(orders)
    .set({
      heldMinor,
      owedMinor,
      paymentStatus: payment,
      status,
      // What awaits its credit is asked for nothing.
      ...(waits && !order.awaitsCredit ? term : {}),
      ...(waits && !order.awaitsCredit && status === 'PENDING' ? { paymentDueAt } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, order.id));
  await transaction
    .insert(orderEvents)
    .values({ orderId: order.id, fromStatus: order.status, toStatus: status, actor, reason });
}

/** The log says what the line said, and that it says nothing any more; in which direction its money went is its sign. */
const recordTakenBack = (
  transaction: Database,
  { line, order }: { line: LineRow; order: OrderRow },
  actor: string,
) => {
  const { amountMinor, currency, direction, day } = line;
  const amount = money(direction === 'in' ? amountMinor : -amountMinor, currency);
  const said = Object.entries(lineChanges({ amount, day }));
  return recordOrderChange(transaction, {
    order,
    actor,
    action: 'line-reversed',
    changes: Object.fromEntries(said.map(([field, before]) => [field, [before, ''] as const])),
  });
};

/**
 * Takes back a line of the statement that was written down by mistake: a counter-line is added and nothing is deleted. The
 * order's sums and statuses follow, its time to pay begins anew where it waits for money and ends where it has it all, its
 * invoice is corrected and its customer told, in one transaction under the order's lock; a line falls once. A card payment that was to
 * be refunded because of the mistake pays the order instead, while nothing of the refund was sent.
 */
export const reverseLine =
  (database: Database) =>
  (asked: LineReversal): Promise<LineReversed> =>
    database.transaction(async (transaction): Promise<LineReversed> => {
      const order = await lockOrder(transaction, asked.orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const line = await standingLine(transaction, asked);
      if (!line) return { ok: false, reason: 'already-reversed' };
      const question = {
        line,
        order: {
          ...order,
          paymentStatus: v.parse(paymentStatus, order.paymentStatus),
          // Of which a part is with a carrier does not go back to waiting: it owes, as what was sent.
          status:
            (await hasShipment(transaction, order.id)) && isInShop(order.status) ? 'SHIPPED' : order.status,
        },
        refundsMinor: (await openStaffRefunds(transaction, order.id)).totalMinor,
        ...(await keptMoney(transaction, order)),
      };
      const without = decideReversal(question);
      const card = losesPayment(question, without) ? await unsentCardRefund(transaction, order) : null;
      const decided = card ? decideReversal(paidByCard(question)) : without;
      if (!decided.ok) return decided;
      const reason = line.direction === 'in' ? 'payment-reversed' : 'return-reversed';
      const counterId = await writeCounterLine(transaction, line, asked);
      if (card) await keepCardPayment(transaction, order, card);
      await moveRefunds(transaction, { line, order }, decided);
      const actor = `staff:${asked.staffId}`;
      await moveOrder(transaction, order, { actor, reason, decided });
      await recordTakenBack(transaction, { line, order }, actor);
      if (decided.pays) await takeMoney(transaction, { order, actor });
      await announceLine(transaction, line, 'payment-reversed');
      const { invoicedMinor: keptMinor } = decided;
      if (keptMinor !== null) {
        await correctInvoice(transaction, order, { line, refundId: counterId, keptMinor });
      }
      return { ok: true };
    });
