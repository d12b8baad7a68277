import { and, asc, eq, inArray, isNotNull, isNull, sql, type InferSelectModel } from 'drizzle-orm';
import { refundedElsewhere, refundsMade } from '../../domain/payments/decide-refund.ts';
import { isOrderMoney, type Settlement } from '../../domain/payments/decide-settlement.ts';
import { owedAfterCard } from '../../domain/payments/order-money.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import { PROCESSING_DAYS } from '../../domain/payments/payment-timeouts.ts';
import type { Database } from '../database/database.ts';
import { withCardMoney } from '../orders/kept-after-refunds.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { noteDispute, shrinkOpenRefunds } from './cases/note-dispute.ts';
import { openCase, refundExcessOf } from './cases/payment-cases.ts';
import { tellDeclined } from './charges/tell-declined.ts';
import { concludeRefund } from './conclude-refund.ts';
import type { LossNeeds } from './loss-of-money.ts';
import { paymentCases, payments, refunds } from './tables.ts';
import { movePaymentStatus, takeMoney } from './take-money.ts';

/** A payment and its order, both locked until the end of the transaction. */
export interface LockedPayment {
  readonly order: InferSelectModel<typeof orders>;
  readonly payment: InferSelectModel<typeof payments>;
}

async function note(
  transaction: Database,
  { order, payment }: LockedPayment,
  to: 'PROCESSING' | 'FAILED' | 'EXPIRED',
) {
  await transaction
    .update(payments)
    .set({ status: to, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  if (to === 'FAILED') {
    // What may be paid by transfer, too, still waits for its money.
    if (order.paymentMethod === 'card') await movePaymentStatus(transaction, order, 'FAILED');
    const { id: orderId, status } = order;
    if (status === 'PENDING') await tellDeclined(transaction, { orderId, paymentId: payment.id });
  }
  const bankEnd = sql`now() + make_interval(days => ${PROCESSING_DAYS})`;
  if (to === 'PROCESSING' && order.paymentDueAt !== null) {
    await transaction
      .update(orders)
      .set({
        paymentDueAt:
          order.paymentMethod === 'card' ? bankEnd : sql`greatest(${orders.paymentDueAt}, ${bankEnd})`,
      })
      .where(eq(orders.id, order.id));
  }
}

/** Sums of what went back of a payment, in minor units: in all, and those of the provider's own: without what a bank took or staff transferred. */
async function returnedOf(transaction: Database, paymentId: string) {
  const [made] = await transaction
    .select({
      refundsMinor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)`,
      ownMinor: sql<string>`coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.reason} <> 'dispute' and ${refunds.sentReference} is null), 0)`,
    })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isNotNull(refunds.doneAt)));
  return { refundsMinor: Number(made?.refundsMinor ?? 0), ownMinor: Number(made?.ownMinor ?? 0) };
}

/**
 * Concludes the refunds of a payment that its provider has made by its own word, though the shop has no answer yet: all, where all
 * of the payment went back.
 */
async function concludeOpenRefunds(
  transaction: Database,
  { order, payment }: LockedPayment,
  returnedMinor: number,
): Promise<void> {
  const open = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), isNull(refunds.doneAt)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const { ownMinor } = await returnedOf(transaction, payment.id);
  const unknownMinor = returnedMinor - ownMinor - (await refundExcessOf(transaction, payment.id));
  const made = returnedMinor >= payment.amountMinor ? open : refundsMade(open, unknownMinor);
  for (const refund of made) await concludeRefund(transaction, order, refund);
}

/**
 * What went back in all by the provider's word, beyond the refunds that the shop has sent, was given at the provider's own dashboard; what of
 * it a bank had taken before has left twice, which staff are told. Refunds that still wait are made smaller to what is left of
 * the payment.
 */
async function noteRefundAtProvider(
  transaction: Database,
  { order, payment }: LockedPayment,
  { event: { id: reference, amountMinor: returnedMinor }, needs }: { event: PaymentEvent; needs: LossNeeds },
) {
  await concludeOpenRefunds(transaction, { order, payment }, returnedMinor);
  const split = async () => {
    const made = await returnedOf(transaction, payment.id);
    const excessMinor = await refundExcessOf(transaction, payment.id);
    const known = { paidMinor: payment.amountMinor, excessMinor, reportedMinor: returnedMinor };
    return { made, ...refundedElsewhere({ ...made, ...known }) };
  };
  const before = await split();
  // What was moved to a replacement that was not sent is still here, and leaves there.
  if (before.excessMinor > 0) {
    const loss = { order, paymentId: payment.id, amountMinor: before.excessMinor };
    await needs.reclaimCredit(transaction, loss);
  }
  const { made, bookedMinor: amountMinor, excessMinor } = await split();
  if (excessMinor > 0) {
    const excess = { reference, amountMinor: excessMinor, currency: payment.currency };
    await openCase(transaction, { ...excess, paymentId: payment.id, kind: 'excess-loss' });
  }
  if (amountMinor === 0) return;
  await shrinkOpenRefunds(transaction, payment.id, payment.amountMinor - made.refundsMinor - amountMinor);
  const [refund] = await transaction
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      amountMinor,
      reason: 'at-provider',
      actor: `payment:${payment.provider}`,
    })
    .returning();
  if (refund) await concludeRefund(transaction, order, refund);
  await needs.refundsChanged(transaction, order.id);
}

/** Puts a refund that did not reach the customer before staff: its documents are issued, and the money has to be sent. */
async function noteFailedRefund(
  transaction: Database,
  { order, payment }: LockedPayment,
  { id, reference = id, amountMinor, currency, kind }: PaymentEvent,
) {
  const found = { paymentId: payment.id, reference, amountMinor, currency };
  if (!(await openCase(transaction, { ...found, kind: 'refund-failed' }))) return;
  const { id: orderId, status } = order;
  const actor = `payment:${payment.provider}`;
  await transaction
    .insert(orderEvents)
    .values({ orderId, fromStatus: status, toStatus: status, actor, reason: `payment-${kind}` });
}

/**
 * Puts a payment of another sum than was asked before staff, once, whether the provider told of it or was asked; nobody can pay on
 * its page any more.
 */
async function noteRefused(
  transaction: Database,
  { payment }: LockedPayment,
  { kind, id: reference, amountMinor, currency }: PaymentEvent,
) {
  const refused = { paymentId: payment.id, kind: 'refused', amountMinor, currency } as const;
  if (kind === 'paid') {
    const isSame = [
      eq(paymentCases.paymentId, payment.id),
      eq(paymentCases.kind, 'refused'),
      eq(paymentCases.amountMinor, amountMinor),
      eq(paymentCases.currency, currency),
    ];
    const [known] = await transaction
      .select({ id: paymentCases.id })
      .from(paymentCases)
      .where(and(...isSame));
    if (known) return;
    await transaction
      .update(payments)
      .set({ status: 'EXPIRED', updatedAt: sql`now()` })
      .where(and(eq(payments.id, payment.id), inArray(payments.status, ['OPEN', 'PROCESSING'])));
  }
  await openCase(transaction, { ...refused, reference });
}

/**
 * Writes what an event does to an order and its payment, both locked, in the transaction of the event: money taken or to be
 * refunded, a refund made at the provider, a dispute, a case for staff.
 */
export async function applySettlement(
  transaction: Database,
  locked: LockedPayment,
  {
    event,
    settlement,
    needs,
  }: { readonly event: PaymentEvent; readonly settlement: Settlement; readonly needs: LossNeeds },
): Promise<void> {
  if (settlement.effect === 'note') return note(transaction, locked, settlement.session);
  if (settlement.effect === 'refunded') return noteRefundAtProvider(transaction, locked, { event, needs });
  if (settlement.effect === 'refund-failed') return noteFailedRefund(transaction, locked, event);
  if (settlement.effect === 'refuse') return noteRefused(transaction, locked, event);
  if (settlement.effect === 'dispute')
    return noteDispute(transaction, locked, { event, step: settlement.step, needs });
  if (settlement.effect !== 'accept' && settlement.effect !== 'refund-due') return;
  const { order, payment } = locked;
  await transaction
    .update(payments)
    .set({
      status: 'PAID',
      transaction: event.transaction,
      acceptedAt: isOrderMoney(settlement) ? sql`now()` : null,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, payment.id));
  if (settlement.effect === 'accept') {
    // What came by transfer since its page was opened is too much.
    const before = await withCardMoney(transaction, order);
    // The payment that has just come is none of what was there before it.
    const cardMinor = before.cardMinor - payment.amountMinor;
    const owedMinor = owedAfterCard({ ...before, cardMinor }, payment.amountMinor);
    if (owedMinor !== order.owedMinor) {
      await transaction.update(orders).set({ owedMinor }).where(eq(orders.id, order.id));
    }
    return takeMoney(transaction, { order, actor: `payment:${payment.provider}` });
  }
  // A cancelled order was paid all the same; what it was paid twice is no affair of its status.
  if (settlement.reason === 'order-cancelled') await movePaymentStatus(transaction, order, 'PAID');
  const { amountMinor } = payment;
  const { reason } = settlement;
  const { id: orderId, status } = order;
  await transaction.insert(refunds).values({ orderId, paymentId: payment.id, amountMinor, reason });
  const actor = `payment:${payment.provider}`;
  await transaction
    .insert(orderEvents)
    .values({ orderId, fromStatus: status, toStatus: status, actor, reason: `payment-${reason}` });
}
