import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { ProviderFailed, ProviderGone } from '../ports/payment-provider.ts';
import { payments } from './tables.ts';

/** The chore's name in logs and metrics. */
export const LEFT_PAGES = 'card pages that were left';

/** A provider is asked about a page again so late. */
const ASK_AGAIN_MINUTES = 5;

/** A page of an order that may be paid by transfer as well, whose end has come and of which the provider has not said how: nobody else asks about it. */
const isLeft = (database: Database) =>
  and(
    inArray(payments.status, ['OPEN', 'PROCESSING']),
    lt(payments.expiresAt, sql`now()`),
    isNotNull(payments.reference),
    or(
      isNull(payments.checkedAt),
      lt(payments.checkedAt, sql`now() - make_interval(mins => ${ASK_AGAIN_MINUTES})`),
    ),
    exists(
      database
        .select({ one: sql`1` })
        .from(orders)
        .where(and(eq(orders.id, payments.orderId), eq(orders.takesCard, true))),
    ),
  );

/** Takes the page that ended first; no other instance gets it while this one asks the provider. */
async function claim(database: Database) {
  const next = database
    .select({ id: payments.id })
    .from(payments)
    .where(isLeft(database))
    .orderBy(asc(payments.expiresAt), asc(payments.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [page] = await database
    .update(payments)
    .set({ checkedAt: sql`now()` })
    .where(eq(payments.id, sql`(${next})`))
    .returning({ id: payments.id, orderId: payments.orderId });
  return page;
}

/** A page that nobody can ask about is over; what was paid on it all the same is told by its webhook. */
const end = (database: Database, id: string) =>
  database
    .update(payments)
    .set({ status: 'EXPIRED', updatedAt: sql`now()` })
    .where(and(eq(payments.id, id), inArray(payments.status, ['OPEN', 'PROCESSING'])));

/**
 * Asks the provider about one card page of an order that is waited for by the days of its transfer (`awaitTransfer`), so that its money is
 * found without a webhook; null when there is none. One that does not answer is asked again.
 */
export const askAboutPage =
  (database: Database, { check }: { readonly check: (orderId: string) => Promise<void> }) =>
  async (): Promise<'asked' | 'postponed' | 'ended' | null> => {
    const page = await claim(database);
    if (!page) return null;
    try {
      await check(page.orderId);
      return 'asked';
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      if (!(error instanceof ProviderGone)) return 'postponed';
      await end(database, page.id);
      return 'ended';
    }
  };
