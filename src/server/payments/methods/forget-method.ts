import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { retryDelay } from '../../outbox/retry-delay.ts';
import { ProviderFailed, ProviderGone } from '../../ports/payment-provider.ts';
import type { Sealing } from '../../sealing.ts';
import { providerNamed, type PaymentProviders } from '../providers.ts';
import { detachedPaymentMethods } from './tables.ts';

/** The chore's name in logs and metrics. */
export const DETACHED_METHODS = 'detached payment methods';

/** Whoever took a token and vanished is waited for so long before another takes it. */
const CLAIM_SECONDS = 300;

const isDue = lte(detachedPaymentMethods.nextAttemptAt, sql`now()`);
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Has the provider forget the method whose removal has been due for longest; null when none is. A provider that does not answer, or that
 * the shop is not set up for now, is asked again, at last every four hours; asking twice does no harm.
 */
export const forgetMethod =
  (database: Database, { providers, sealing }: { providers: PaymentProviders; sealing: Sealing }) =>
  async (): Promise<'forgotten' | 'postponed' | null> => {
    const due = database
      .select({ id: detachedPaymentMethods.id })
      .from(detachedPaymentMethods)
      .where(isDue)
      .orderBy(asc(detachedPaymentMethods.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [method] = await database
      .update(detachedPaymentMethods)
      .set({
        attempts: sql`${detachedPaymentMethods.attempts} + 1`,
        nextAttemptAt: inSeconds(CLAIM_SECONDS),
      })
      .where(and(isDue, eq(detachedPaymentMethods.id, sql`(${due})`)))
      .returning();
    if (!method) return null;
    const isMethod = eq(detachedPaymentMethods.id, method.id);
    try {
      const vault = providerNamed(providers, method.provider)?.methods;
      if (!vault) throw new ProviderGone(`The shop is not set up for ${method.provider}`);
      const token = sealing.open(method.sealedToken, method.provider);
      if (token === null) throw new ProviderGone('The token was encrypted with another secret of the shop');
      await vault.forget(token);
      await database.delete(detachedPaymentMethods).where(isMethod);
      return 'forgotten';
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      await database
        .update(detachedPaymentMethods)
        .set({ failure: error.message, nextAttemptAt: inSeconds(retryDelay(method.attempts)) })
        .where(isMethod);
      return 'postponed';
    }
  };
