import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { money } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { retryDelay } from '../outbox/retry-delay.ts';
import { ProviderFailed } from '../ports/payment-provider.ts';
import { knownPayment } from './check-payments.ts';
import { writePaymentLetter } from './payment-letters.ts';
import { providerNamed, type PaymentProviders } from './providers.ts';
import { movePaymentStatus } from './take-money.ts';
import { payments, refunds } from './tables.ts';

/** Whoever took a refund and vanished is waited for so long before another takes it. */
const CLAIM_SECONDS = 300;

const isDue = and(isNull(refunds.doneAt), lte(refunds.nextAttemptAt, sql`now()`));
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

async function claim(database: Database) {
  const due = database
    .select({ id: refunds.id })
    .from(refunds)
    .where(isDue)
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

type Refund = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Writes down that the money went back, and tells the customer. */
async function conclude(transaction: Database, refund: Refund, orderId: string): Promise<void> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  const [done] = await transaction
    .update(refunds)
    .set({ doneAt: sql`now()`, failure: null })
    .where(and(eq(refunds.id, refund.id), isNull(refunds.doneAt)))
    .returning({ id: refunds.id });
  if (!order || !done) return;
  await transaction
    .update(payments)
    .set({ status: 'REFUNDED', updatedAt: sql`now()` })
    .where(eq(payments.id, refund.paymentId));
  if (refund.reason !== 'paid-twice') await movePaymentStatus(transaction, order, 'REFUNDED');
  const amount = money(order.totalMinor, order.currency);
  await writePaymentLetter(transaction, { order, occasion: refund.reason, key: refund.id, amount });
}

/**
 * Gives back the money that has been due for longest; null when none is. The refund's id is the provider's idempotency
 * key, so an instance that dies between the provider's yes and its note does no harm.
 */
export const returnMoney =
  (database: Database, { providers }: { providers: PaymentProviders }) =>
  async (): Promise<'returned' | 'postponed' | null> => {
    const refund = await claim(database);
    if (!refund) return null;
    const [row] = await database.select().from(payments).where(eq(payments.id, refund.paymentId));
    const payment = row ? knownPayment(row) : null;
    const provider = row ? providerNamed(providers, row.provider) : null;
    try {
      if (!row || !payment || !provider) throw new ProviderFailed('The provider is not set up');
      await provider.refund(payment, refund.id);
      await database.transaction((transaction) => conclude(transaction, refund, row.orderId));
      return 'returned';
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      await database
        .update(refunds)
        .set({ failure: error.message, nextAttemptAt: inSeconds(retryDelay(refund.attempts)) })
        .where(eq(refunds.id, refund.id));
      return 'postponed';
    }
  };
