import { and, asc, eq, isNull, lt, or, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { decideSettlement, type Settlement } from '../../domain/payments/decide-settlement.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { withCardMoney } from '../orders/kept-after-refunds.ts';
import { orders } from '../orders/tables.ts';
import type { ProviderName } from '../ports/payment-provider.ts';
import { applySettlement, type LockedPayment } from './apply-settlement.ts';
import type { LossNeeds } from './loss-of-money.ts';
import { paymentEvents, payments } from './tables.ts';

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
const lockCharge = (transaction: Database, name: ProviderName, charged: string): Promise<void> =>
  lockName(transaction, `charge ${name} ${charged}`);

/** The order of a payment and the payment, both locked until the end of the transaction; the order first, always. */
async function lock(
  transaction: Database,
  name: ProviderName,
  event: PaymentEvent,
): Promise<LockedPayment | null> {
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
  const { id: eventId, ...rest } = event;
  await transaction
    .insert(paymentEvents)
    .values({ ...rest, provider: name, eventId, effect: 'wait' })
    .onConflictDoNothing();
}

/** What an event means for a payment as its order stands: what is due on it counts what cards brought before. */
async function decide(
  transaction: Database,
  { order, payment }: LockedPayment,
  event: PaymentEvent,
): Promise<Settlement> {
  const money = await withCardMoney(transaction, order);
  return decideSettlement({ event, session: payment.status, payment, order: money });
}

/** Decides an event that waited for its money, as what the events before it have left. */
async function settleWaiting(
  transaction: Database,
  row: InferSelectModel<typeof paymentEvents>,
  { payment, needs }: { readonly payment: LockedPayment['payment']; readonly needs: LossNeeds },
): Promise<void> {
  const { provider, eventId, reference, ...rest } = row;
  const { id: paymentId } = payment;
  const event = { ...rest, id: eventId, paymentId, ...(reference === null ? {} : { reference }) };
  const locked = await lock(transaction, provider, event);
  if (!locked) throw new Error(`There is no payment ${paymentId}`);
  const settlement = await decide(transaction, locked, event);
  await transaction
    .update(paymentEvents)
    .set({ paymentId, effect: settlement.effect })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  await applySettlement(transaction, locked, { event, settlement, needs });
}

/** Decides the events of a payment that arrived before its money, in the order of their arrival. */
async function settleAllWaiting(
  transaction: Database,
  { payment }: LockedPayment,
  { charged, needs }: { readonly charged: string | null; readonly needs: LossNeeds },
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
  for (const row of waiting) await settleWaiting(transaction, row, { payment, needs });
}

async function settle(
  transaction: Database,
  {
    name,
    event,
    needs,
  }: { readonly name: ProviderName; readonly event: PaymentEvent; readonly needs: LossNeeds },
): Promise<SettlementOutcome> {
  if (event.transaction !== null) await lockCharge(transaction, name, event.transaction);
  const locked = await lock(transaction, name, event);
  if (!locked) {
    await keepForCharge(transaction, name, event);
    return 'unknown-payment';
  }
  const { payment } = locked;
  const settlement = await decide(transaction, locked, event);
  const { effect } = settlement;
  const { id: eventId, ...rest } = event;
  const [isNew] = await transaction
    .insert(paymentEvents)
    .values({ ...rest, provider: name, eventId, paymentId: payment.id, effect })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  if (!isNew) return 'repeated';
  await applySettlement(transaction, locked, { event, settlement, needs });
  if (effect === 'accept' || effect === 'refund-due') {
    await settleAllWaiting(transaction, locked, { charged: event.transaction, needs });
  }
  return effect;
}

/**
 * The one way in which a provider's word changes an order: webhooks, questions asked and customers who return all come
 * here. The event is written in the transaction of its effect, once; the order's row is locked before, so that of many
 * at the same time each sees what the one before it did. A refund or a dispute that arrives before its payment is stored and
 * decided with it: providers promise no order, and not all of them repeat what is refused.
 */
export const settleEvent =
  (database: Database, needs: LossNeeds) =>
  (name: ProviderName, event: PaymentEvent): Promise<SettlementOutcome> =>
    database.transaction((transaction) => settle(transaction, { name, event, needs }));
