import { and, asc, eq, isNull, lt, or, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { decideSettlement, type Settlement } from '../../domain/payments/decide-settlement.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import { PROCESSING_DAYS } from '../../domain/payments/payment-timeouts.ts';
import type { Database } from '../database/database.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import type { ProviderName } from '../ports/payment-provider.ts';
import { noteDispute } from './cases/note-dispute.ts';
import { openCase } from './cases/payment-cases.ts';
import { concludeRefund } from './conclude-refund.ts';
import { paymentEvents, payments, refunds } from './tables.ts';
import { movePaymentStatus, takeMoney } from './take-money.ts';

/** What came of an event: its effect, or why it had none. */
export type SettlementOutcome = Settlement['effect'] | 'repeated' | 'unknown-payment';

const UUID = v.pipe(v.string(), v.uuid());

/** Which payment an event is about: by the shop's own name of it, else by what was charged; null for none of the shop's. */
function paymentOf({ paymentId, transaction: charged }: PaymentEvent): SQL | null {
  if (paymentId !== null) return v.is(UUID, paymentId) ? eq(payments.id, paymentId) : null;
  return charged === null ? null : eq(payments.transaction, charged);
}

/** How long an event of an unknown charge is kept: providers repeat what was not heard for days, not for weeks. */
const UNKNOWN_CHARGE_DAYS = 30;

/**
 * Makes the events of one charge follow each other until the end of the transaction: of a dispute and the payment that it is
 * about, which come at the same time, the second sees the first.
 */
async function lockCharge(transaction: Database, name: ProviderName, charged: string): Promise<void> {
  const charge = `charge ${name} ${charged}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${charge}, 0))`);
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

/** Concludes the refunds of a payment that are still to be made. */
async function concludeOpenRefunds(transaction: Database, { order, payment }: LockedPayment): Promise<void> {
  const open = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), isNull(refunds.doneAt)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  for (const refund of open) await concludeRefund(transaction, order, refund);
}

/**
 * What went back in all by the provider's word, beyond what the shop asked for, was given at the provider's own dashboard. When all
 * of the payment went back, nothing of it can be sent any more.
 */
async function noteRefundAtProvider(
  transaction: Database,
  { order, payment }: LockedPayment,
  returnedMinor: number,
) {
  if (returnedMinor >= payment.amountMinor) await concludeOpenRefunds(transaction, { order, payment });
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

async function apply(
  transaction: Database,
  locked: LockedPayment,
  { event, settlement }: { event: PaymentEvent; settlement: Settlement },
): Promise<void> {
  if (settlement.effect === 'note') return note(transaction, locked, settlement.session);
  if (settlement.effect === 'refunded') return noteRefundAtProvider(transaction, locked, event.amountMinor);
  if (settlement.effect === 'refund-failed') return noteFailedRefund(transaction, locked, event);
  if (settlement.effect === 'refuse') {
    const { id: reference, amountMinor, currency } = event;
    const { id: paymentId } = locked.payment;
    await openCase(transaction, { paymentId, kind: 'refused', reference, amountMinor, currency });
    return;
  }
  if (settlement.effect === 'dispute')
    return noteDispute(transaction, locked, { event, step: settlement.step });
  if (settlement.effect !== 'accept' && settlement.effect !== 'refund-due') return;
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

/** Keeps an event that names only what was charged, for a payment that may yet turn out to be that. */
async function keepForCharge(transaction: Database, name: ProviderName, event: PaymentEvent): Promise<void> {
  if (event.paymentId !== null || event.transaction === null) return;
  await transaction
    .delete(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.paymentId),
        lt(paymentEvents.at, sql`now() - make_interval(days => ${UNKNOWN_CHARGE_DAYS})`),
      ),
    );
  const { id: eventId, ...told } = event;
  await transaction
    .insert(paymentEvents)
    .values({ ...told, provider: name, eventId, effect: 'wait' })
    .onConflictDoNothing();
}

/** Decides an event that waited for its money, as what the events before it have left. */
async function settleWaiting(
  transaction: Database,
  row: InferSelectModel<typeof paymentEvents>,
  payment: LockedPayment['payment'],
): Promise<void> {
  const { provider, eventId, reference, ...told } = row;
  const { id: paymentId } = payment;
  const event = { ...told, id: eventId, paymentId, ...(reference === null ? {} : { reference }) };
  const locked = await lock(transaction, provider, event);
  if (!locked) throw new Error(`There is no payment ${paymentId}`);
  const settlement = decideSettlement({ ...locked, event, session: locked.payment.status });
  await transaction
    .update(paymentEvents)
    .set({ paymentId, effect: settlement.effect })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  await apply(transaction, locked, { event, settlement });
}

/** Decides what was told of a payment before its money came, in the order in which it was told. */
async function settleAllWaiting(
  transaction: Database,
  { payment }: LockedPayment,
  charged: string | null,
): Promise<void> {
  const isOfCharge =
    charged === null
      ? undefined
      : and(isNull(paymentEvents.paymentId), eq(paymentEvents.transaction, charged));
  const waiting = await transaction
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, payment.provider),
        eq(paymentEvents.effect, 'wait'),
        or(eq(paymentEvents.paymentId, payment.id), isOfCharge),
      ),
    )
    .orderBy(asc(paymentEvents.at), asc(paymentEvents.eventId));
  for (const row of waiting) await settleWaiting(transaction, row, payment);
}

async function settle(
  transaction: Database,
  name: ProviderName,
  event: PaymentEvent,
): Promise<SettlementOutcome> {
  if (event.transaction !== null) await lockCharge(transaction, name, event.transaction);
  const locked = await lock(transaction, name, event);
  if (!locked) {
    await keepForCharge(transaction, name, event);
    return 'unknown-payment';
  }
  const { order, payment } = locked;
  const settlement = decideSettlement({ event, session: payment.status, payment, order });
  const { effect } = settlement;
  const { id: eventId, ...told } = event;
  const [isNew] = await transaction
    .insert(paymentEvents)
    .values({ ...told, provider: name, eventId, paymentId: payment.id, effect })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  if (!isNew) return 'repeated';
  await apply(transaction, locked, { event, settlement });
  if (effect === 'accept' || effect === 'refund-due') {
    await settleAllWaiting(transaction, locked, event.transaction);
  }
  return effect;
}

/**
 * The one way in which a provider's word changes an order: webhooks, questions asked and customers who return all come
 * here. The event is written in the transaction of its effect, once; the order's row is locked before, so that of many
 * at the same time each sees what the one before it did. A refund or a dispute that is told before its payment is kept and
 * decided with it: providers promise no order, and not all of them repeat what is refused.
 */
export const settleEvent =
  (database: Database) =>
  (name: ProviderName, event: PaymentEvent): Promise<SettlementOutcome> =>
    database.transaction((transaction) => settle(transaction, name, event));
