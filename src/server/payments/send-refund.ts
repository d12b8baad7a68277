import { and, asc, eq, isNotNull, isNull, lte, not, sql, type InferSelectModel } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { money } from '../../domain/money/money.ts';
import { isRefundRefused } from '../../domain/payments/payment-case.ts';
import type { Database } from '../database/database.ts';
import { ATTEMPTS_MAX, retryDelay } from '../outbox/retry-delay.ts';
import { ProviderFailed, ProviderGone, ProviderRefused } from '../ports/payment-provider.ts';
import { knownPayment } from './check-payments.ts';
import { isHeldByDispute, openCase, refundExcessOf } from './cases/payment-cases.ts';
import { concludeRefund } from './conclude-refund.ts';
import { providerNamed, type PaymentProviders } from './providers.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { payments, refunds } from './tables.ts';

/** The chore's name in logs and metrics. */
export const REFUNDS = 'refunds';

/** Whoever took a refund and vanished is waited for so long before another takes it. */
const CLAIM_SECONDS = 300;

const earlier = alias(refunds, 'earlier');
const isDue = and(
  isNull(refunds.doneAt),
  isNotNull(refunds.paymentId),
  lte(refunds.nextAttemptAt, sql`now()`),
);
/** Of one payment one after the other, so that a provider without keys can tell by the sum whether a part arrived. */
const isNext = sql`not exists (select 1 from ${refunds} as earlier
  where ${earlier.paymentId} = ${refunds.paymentId} and ${earlier.doneAt} is null
  and (${earlier.createdAt}, ${earlier.id}) < (${refunds.createdAt}, ${refunds.id}))`;
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes the refund that is due for longest; none that waits for the end of a dispute. */
async function claim(database: Database) {
  const due = database
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isDue, isNext, not(isHeldByDispute)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [refund] = await database
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextAttemptAt: inSeconds(CLAIM_SECONDS) })
    .where(and(isDue, eq(refunds.id, sql`(${due})`)))
    .returning();
  return refund;
}

type PaymentRow = InferSelectModel<typeof payments>;

/** What of a payment went back before, but for what staff transferred: the provider knows nothing of that. */
async function returnedOf(database: Database, { id, amountMinor, currency }: PaymentRow) {
  const [row] = await database
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), isNotNull(refunds.doneAt), isNull(refunds.sentReference)));
  return money(Math.min(Number(row?.minor ?? 0), amountMinor), currency);
}

/**
 * Writes down that a refund was sent. What of it the customer's bank took meanwhile, so that the refund is smaller by now, has
 * left twice, which staff are told, unless the provider's own word of it came before.
 */
async function concludeSent(
  transaction: Database,
  sent: InferSelectModel<typeof refunds>,
  { id: paymentId, currency }: PaymentRow,
): Promise<void> {
  const order = await lockOrder(transaction, sent.orderId);
  if (!order) return;
  const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, sent.id));
  const takenMinor = sent.amountMinor - (refund?.amountMinor ?? 0);
  const amountMinor =
    takenMinor > 0 ? takenMinor - (await refundExcessOf(transaction, paymentId, { isTold: true })) : 0;
  if (amountMinor > 0) {
    const excess = { reference: sent.id, amountMinor, currency };
    await openCase(transaction, { ...excess, paymentId, kind: 'excess-loss' });
  }
  if (refund) await concludeRefund(transaction, order, refund);
}

/**
 * Notes that a refund was not made and when it is tried again; the one that the provider refuses is put before staff, once, and
 * then tried rarely.
 */
async function noteFailure(
  transaction: Database,
  refund: InferSelectModel<typeof refunds>,
  { row, error }: { row: PaymentRow | undefined; error: ProviderFailed },
): Promise<'postponed' | 'refused'> {
  // The order first, as wherever its payment is locked.
  await lockOrder(transaction, refund.orderId);
  const isFinal = error instanceof ProviderRefused || error instanceof ProviderGone;
  const isRefused = isRefundRefused({ attempts: refund.attempts, isFinal });
  const [waiting] = await transaction
    .update(refunds)
    .set({
      failure: error.message,
      nextAttemptAt: inSeconds(retryDelay(isRefused ? ATTEMPTS_MAX : refund.attempts)),
    })
    .where(and(eq(refunds.id, refund.id), isNull(refunds.doneAt)))
    .returning();
  if (!isRefused || !waiting || !row) return 'postponed';
  const { id: paymentId, currency } = row;
  const { id: reference, amountMinor } = waiting;
  await openCase(transaction, { paymentId, kind: 'refund-refused', reference, amountMinor, currency });
  return 'refused';
}

/**
 * Gives back the money of a card that has been due for longest; null when none is. The refund's id is the provider's
 * idempotency key, so an instance that dies between the provider's yes and its note does no harm. `refused`: staff have it before
 * them (`isRefundRefused`).
 */
export const sendRefund =
  (database: Database, { providers }: { providers: PaymentProviders }) =>
  async (): Promise<'refunded' | 'postponed' | 'refused' | null> => {
    const refund = await claim(database);
    if (!refund) return null;
    const [row] = await database
      .select()
      .from(payments)
      .where(eq(payments.id, refund.paymentId ?? ''));
    const payment = row ? knownPayment(row) : null;
    const provider = row ? providerNamed(providers, row.provider) : null;
    try {
      if (!row || !payment || !provider) throw new ProviderGone('The provider is not set up');
      await provider.refund(payment, {
        amount: money(refund.amountMinor, row.currency),
        returnedBefore: await returnedOf(database, row),
        idempotencyKey: refund.id,
      });
      await database.transaction((transaction) => concludeSent(transaction, refund, row));
      return 'refunded';
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      return database.transaction((transaction) => noteFailure(transaction, refund, { row, error }));
    }
  };
