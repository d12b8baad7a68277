import type { InferSelectModel } from 'drizzle-orm';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { correctionReason, DEPOSIT_REFUND, type RefundReason } from '../../domain/payments/refund-reason.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import { refundEmail } from '../emails/refund-email.ts';
import { issueCorrection } from '../invoices/issue-correction.ts';
import { announce } from '../notifications/announce.ts';
import { refundAnnouncement } from '../orders/announce-step.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import type { orders } from '../orders/tables.ts';
import { keptMoney } from './kept-money.ts';
import { linesOfRefunds, namesOfReturns, type RefundPart } from './lines-of-refunds.ts';
import { movePaymentStatus } from './take-money.ts';

/** Money that has just gone back. */
interface Returned {
  /** The refund, or the line of the statement. */
  readonly id: string;
  readonly amountMinor: number;
  readonly reason: RefundReason;
  /** The reason in the words of staff; null without. */
  readonly note: string | null;
  /** The lease that it is of; null or absent for none. */
  readonly leaseId?: string | null;
  /** The return whose goods it is for; null or absent for none. */
  readonly returnId?: string | null;
  /** The refunds that one transfer made together; absent where it is one. */
  readonly made?: readonly RefundPart[];
  /** The card payment that it went back to; null or absent for money that was sent to an account. */
  readonly paymentId?: string | null;
  /** The bank transfer by which staff sent a card's money; null or absent where it went its own way. */
  readonly sentReference?: string | null;
  /** Whether its cause tells the customer itself; absent for no. */
  readonly isToldElsewhere?: boolean;
}

/**
 * Brings payment status and invoice down to what the shop still has. An order that was never paid in full keeps both: what
 * was handed over to be paid at the door is invoiced while the carrier still has the money.
 */
async function correctDown(
  transaction: Database,
  order: InferSelectModel<typeof orders>,
  { returned, made }: { returned: Returned; made: readonly RefundPart[] },
): Promise<string | null> {
  const { keptMinor } = await keptMoney(transaction, order);
  if (!HAS_MONEY.has(order.paymentStatus) || keptMinor >= order.totalMinor) return null;
  await movePaymentStatus(transaction, order, keptMinor > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED');
  const own = await linesOfRefunds(transaction, order, made);
  const named = await namesOfReturns(transaction, made);
  const occasion =
    returned.reason === 'goods-back' && named?.areUnsent === true ? 'not-sent' : correctionReason(returned);
  const why = returned.note ?? messagesOf(order.locale).translate(`invoice.reason.${occasion}`);
  const reason = named === null ? why : `${why}: ${named.names}`;
  return issueCorrection(transaction, order, { refundId: returned.id, keptMinor, reason, own });
}

/**
 * What follows when money of a locked order went back, by whatever way, in the transaction that notes it: the payment
 * status and the correction of the invoice by what the shop still has, and that the customer is told. What came twice or
 * too much was never invoiced, and changes neither; nor does a deposit, which was no sale.
 */
export async function applyRefund(
  transaction: Database,
  order: InferSelectModel<typeof orders>,
  returned: Returned,
): Promise<void> {
  const {
    id,
    amountMinor,
    reason,
    note,
    made = [returned],
    paymentId = null,
    sentReference = null,
  } = returned;
  // Also where it is sent in parts.
  const isSecurity = reason === DEPOSIT_REFUND;
  const correction = isSecurity ? null : await correctDown(transaction, order, { returned, made });
  if (returned.isToldElsewhere === true) return;
  const [view] = await orderViewsOf(transaction, [order]);
  if (!view) throw new Error(`There is no order ${order.id}`);
  const isByTransfer = paymentId === null || sentReference !== null;
  const email = refundEmail(view, { id, reason, note, amountMinor, correction, isByTransfer });
  await announce(transaction, [refundAnnouncement(view, email)]);
}
