import { setTimeout } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, or, isNull, sql, type InferSelectModel } from 'drizzle-orm';
import { money } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { ProviderGone, type KnownPayment } from '../ports/payment-provider.ts';
import { providerNamed, type PaymentProviders } from './providers.ts';
import type { settleEvent } from './settle-event.ts';
import { payments } from './tables.ts';

/** A provider is asked about a payment so often at most, however many customers and instances wait for the answer. */
const ASK_EVERY_SECONDS = 5;

/** A payment in the provider's words; null while the provider never answered. */
export const knownPayment = (row: InferSelectModel<typeof payments>): KnownPayment | null =>
  row.reference === null
    ? null
    : {
        paymentId: row.id,
        reference: row.reference,
        amount: money(row.amountMinor, row.currency),
        transaction: row.transaction,
      };

/**
 * Asks the providers how the undecided payments of an order stand, and settles what they say: for the customer who
 * returns sooner than the webhook, and for webhooks that never come. `always` asks even if that was done a moment ago.
 * Throws `ProviderFailed`; `ProviderGone` where only pages of providers are left that the shop is not set up for any more.
 */
export const checkPayments =
  (database: Database, options: { providers: PaymentProviders; settle: ReturnType<typeof settleEvent> }) =>
  async (orderId: string, { always = false }: { always?: boolean } = {}): Promise<void> => {
    const isDue = or(
      isNull(payments.checkedAt),
      sql`${payments.checkedAt} < now() - make_interval(secs => ${always ? 0 : ASK_EVERY_SECONDS})`,
    );
    const undecided = await database
      .update(payments)
      .set({ checkedAt: sql`now()` })
      .where(
        and(
          eq(payments.orderId, orderId),
          inArray(payments.status, ['OPEN', 'PROCESSING', 'EXPIRED']),
          isNotNull(payments.reference),
          isDue,
        ),
      )
      .returning();
    const asked = undecided.map(async (row) => {
      const provider = providerNamed(options.providers, row.provider);
      const payment = knownPayment(row);
      if (provider === null) throw new ProviderGone(`The shop is not set up for ${row.provider} any more`);
      const event = payment && (await provider.fetchStatus(payment));
      return event && { name: provider.name, event };
    });
    // All are asked at once: one that does not answer keeps none of the others waiting for their turn.
    const answers = await Promise.allSettled(asked);
    for (const answer of answers) {
      if (answer.status === 'fulfilled' && answer.value) {
        await options.settle(answer.value.name, answer.value.event);
      }
    }
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    // Of several the one that a later attempt may do away with: `ProviderGone` says that all others have answered.
    if (failures.length > 0) throw failures.find((each) => !(each instanceof ProviderGone)) ?? failures[0];
  };

/** Waits for a check, but a page no longer than `milliseconds`: what is answered later, as `null` says, is settled after it. */
export async function waitForCheck<T>(check: Promise<T>, milliseconds: number): Promise<T | null> {
  const timer = new AbortController();
  const patience = setTimeout(milliseconds, null, { signal: timer.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([check, patience]);
  } finally {
    timer.abort();
  }
}
