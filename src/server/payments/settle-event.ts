import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
} from '../../domain/orders/payment-status.ts';
import { uniqueKeyOf } from '../../domain/cart/unique-key.ts';
import { transition } from '../../domain/orders/transition.ts';
import { decideSettlement, type Settlement } from '../../domain/payments/decide-settlement.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import { PROCESSING_DAYS } from '../../domain/payments/payment-terms.ts';
import { releaseOrdered } from '../cart/release-ordered.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { changeStatus } from '../orders/change-status.ts';
import { orderItems, orders } from '../orders/tables.ts';
import type { ProviderName } from '../ports/payment-provider.ts';
import { paymentEvents, payments, refunds } from './tables.ts';

/** What came of an event: its effect, or why it had none. */
export type SettlementOutcome = Settlement['effect'] | 'repeated' | 'unknown-payment';

const UUID = v.pipe(v.string(), v.uuid());
const paymentStatus = v.picklist(PAYMENT_STATUSES);

/** The order of a payment and the payment, both locked until the end of the transaction; the order first, always. */
async function lock(transaction: Database, { paymentId, name }: { paymentId: string; name: ProviderName }) {
  if (!v.is(UUID, paymentId)) return null;
  const ofPayment = transaction
    .select({ id: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.id, sql`(${ofPayment})`))
    .for('update');
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  return order && payment?.provider === name ? { order, payment } : null;
}
export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** Moves an order's payment status where the table leads; elsewhere it stays as it is. */
export async function movePaymentStatus(
  transaction: Database,
  order: { readonly id: string; readonly paymentStatus: string },
  to: PaymentStatus,
): Promise<void> {
  const from = v.parse(paymentStatus, order.paymentStatus);
  if (!transition(PAYMENT_TRANSITIONS, from, to).ok) return;
  await transaction
    .update(orders)
    .set({ paymentStatus: to, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
}

const release = statement('release_paid', releaseOrdered);

/** Takes what is paid out of the account's cart (R17a), wherever the customer is meanwhile. */
async function emptyCart(transaction: Database, order: LockedPayment['order']): Promise<void> {
  if (order.userId === null) return; // a guest's cart is in the browser
  const items = await transaction.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const orderedKeys = items.map(({ productId, rentalDuration: duration, rentalCount: count }) =>
    uniqueKeyOf(productId, duration === null || count === null ? null : { duration, count }),
  );
  await release(transaction, { userId: order.userId, orderedKeys });
}

async function takeMoney(transaction: Database, { order, payment }: LockedPayment): Promise<void> {
  await movePaymentStatus(transaction, order, 'PAID');
  await transaction.update(orders).set({ paymentDueAt: null }).where(eq(orders.id, order.id));
  if (order.status === 'PENDING') {
    await changeStatus(transaction, {
      orderId: order.id,
      to: 'PROCESSING',
      actor: `payment:${payment.provider}`,
      reason: 'paid',
    });
  }
  await emptyCart(transaction, order);
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
  if (to === 'FAILED') await movePaymentStatus(transaction, order, 'FAILED');
  if (to === 'PROCESSING' && order.paymentDueAt !== null) {
    await transaction
      .update(orders)
      .set({ paymentDueAt: sql`now() + make_interval(days => ${PROCESSING_DAYS})` })
      .where(eq(orders.id, order.id));
  }
}

async function apply(
  transaction: Database,
  locked: LockedPayment,
  { event, settlement }: { event: PaymentEvent; settlement: Settlement },
): Promise<void> {
  if (settlement.effect === 'note') return note(transaction, locked, settlement.session);
  if (settlement.effect !== 'accept' && settlement.effect !== 'give-back') return;
  const { order, payment } = locked;
  await transaction
    .update(payments)
    .set({ status: 'PAID', transaction: event.transaction, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  if (settlement.effect === 'accept') return takeMoney(transaction, locked);
  // A cancelled order was paid all the same; what it was paid twice is no affair of its status.
  if (settlement.reason === 'order-cancelled') await movePaymentStatus(transaction, order, 'PAID');
  await transaction.insert(refunds).values({ paymentId: payment.id, reason: settlement.reason });
}

async function settle(
  transaction: Database,
  name: ProviderName,
  event: PaymentEvent,
): Promise<SettlementOutcome> {
  const locked = await lock(transaction, { paymentId: event.paymentId, name });
  if (!locked) return 'unknown-payment';
  const { order, payment } = locked;
  const settlement = decideSettlement({ event, session: payment.status, order });
  const { id: eventId, paymentId, kind, amountMinor, currency } = event;
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
