import { and, eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { decideSettlement, type Settlement } from '../../domain/payments/decide-settlement.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import { PROCESSING_DAYS } from '../../domain/payments/payment-timeouts.ts';
import type { Database } from '../database/database.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import type { ProviderName } from '../ports/payment-provider.ts';
import { noteDispute } from './cases/note-dispute.ts';
import { concludeRefund } from './conclude-refund.ts';
import { paymentCases, paymentEvents, payments, refunds } from './tables.ts';
import { movePaymentStatus, takeMoney } from './take-money.ts';

/** What came of an event: its effect, or why it had none. */
export type SettlementOutcome = Settlement['effect'] | 'repeated' | 'unknown-payment';

const UUID = v.pipe(v.string(), v.uuid());

/** Which payment an event is about: by the shop's own name of it, else by what was charged; null for none of the shop's. */
function paymentOf({ paymentId, transaction: charged }: PaymentEvent): SQL | null {
  if (paymentId !== null) return v.is(UUID, paymentId) ? eq(payments.id, paymentId) : null;
  return charged === null ? null : eq(payments.transaction, charged);
}

/** The order of a payment and the payment, both locked until the end of the transaction; the order first, always. */
async function lock(transaction: Database, name: ProviderName, event: PaymentEvent) {
  const which = paymentOf(event);
  if (which === null) return null;
  const isMeant = and(which, eq(payments.provider, name));
  const ofPayment = transaction.select({ id: payments.orderId }).from(payments).where(isMeant).limit(1);
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.id, sql`(${ofPayment})`))
    .for('update');
  const [payment] = await transaction.select().from(payments).where(isMeant).limit(1).for('update');
  return order && payment ? { order, payment } : null;
}
type LockedPayment = NonNullable<Awaited<ReturnType<typeof lock>>>;

async function note(
  transaction: Database,
  { order, payment }: LockedPayment,
  to: 'PROCESSING' | 'FAILED' | 'EXPIRED',
) {
  await transaction
    .update(payments)
    .set({ status: to, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  if (to === 'FAILED') await movePaymentStatus(transaction, order, 'FAILED');
  if (to === 'PROCESSING' && order.paymentDueAt !== null) {
    await transaction
      .update(orders)
      .set({ paymentDueAt: sql`now() + make_interval(days => ${PROCESSING_DAYS})` })
      .where(eq(orders.id, order.id));
  }
}

/** What went back in all by the provider's word, beyond what the shop asked for, was given at the provider's own desk. */
async function noteRefundAtProvider(
  transaction: Database,
  { order, payment }: LockedPayment,
  returnedMinor: number,
) {
  const [known] = await transaction
    .select({
      minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)`,
      // What a bank took is no refund of the provider's.
      refundedMinor: sql<string>`coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.reason} <> 'dispute'), 0)`,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id));
  const amountMinor = Math.min(
    returnedMinor - Number(known?.refundedMinor ?? 0),
    payment.amountMinor - Number(known?.minor ?? 0),
  );
  if (amountMinor <= 0) return;
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
}

/** Puts an event that is not believed before staff. */
async function openCase(
  transaction: Database,
  { payment }: LockedPayment,
  { id, amountMinor, currency }: PaymentEvent,
) {
  await transaction
    .insert(paymentCases)
    .values({ paymentId: payment.id, kind: 'refused', reference: id, amountMinor, currency })
    .onConflictDoNothing();
}

async function apply(
  transaction: Database,
  locked: LockedPayment,
  { event, settlement }: { event: PaymentEvent; settlement: Settlement },
): Promise<void> {
  if (settlement.effect === 'note') return note(transaction, locked, settlement.session);
  if (settlement.effect === 'returned') return noteRefundAtProvider(transaction, locked, event.amountMinor);
  if (settlement.effect === 'refuse') return openCase(transaction, locked, event);
  if (settlement.effect === 'dispute')
    return noteDispute(transaction, locked, { event, step: settlement.step });
  if (settlement.effect !== 'accept' && settlement.effect !== 'give-back') return;
  const { order, payment } = locked;
  await transaction
    .update(payments)
    .set({ status: 'PAID', transaction: event.transaction, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  if (settlement.effect === 'accept') {
    // What came by transfer besides is too much.
    if (order.heldMinor > order.owedMinor) {
      await transaction.update(orders).set({ owedMinor: order.heldMinor }).where(eq(orders.id, order.id));
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

async function settle(
  transaction: Database,
  name: ProviderName,
  event: PaymentEvent,
): Promise<SettlementOutcome> {
  const locked = await lock(transaction, name, event);
  if (!locked) return 'unknown-payment';
  const { order, payment } = locked;
  const settlement = decideSettlement({ event, session: payment.status, payment, order });
  const { id: eventId, kind, amountMinor, currency } = event;
  const { id: paymentId } = payment;
  const [isNew] = await transaction
    .insert(paymentEvents)
    .values({ provider: name, eventId, paymentId, kind, amountMinor, currency, effect: settlement.effect })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  if (!isNew) return 'repeated';
  await apply(transaction, locked, { event, settlement });
  return settlement.effect;
}

/**
 * The one way in which a provider's word changes an order: webhooks, questions asked and customers who return all come
 * here. The event is written in the transaction of its effect, once; the order's row is locked before, so that of many
 * at the same time each sees what the one before it did.
 */
export const settleEvent =
  (database: Database) =>
  (name: ProviderName, event: PaymentEvent): Promise<SettlementOutcome> =>
    database.transaction((transaction) => settle(transaction, name, event));
