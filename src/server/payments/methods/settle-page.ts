import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, sql, type InferSelectModel } from 'drizzle-orm';
import { isStorableFace } from '../../../domain/payments/saved-method.ts';
import { lockCustomer } from '../../account/lock-customer.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { ATTEMPTS_MAX, retryDelay } from '../../outbox/retry-delay.ts';
import {
  ProviderFailed,
  ProviderRefused,
  type MethodPageState,
  type ProviderName,
} from '../../ports/payment-provider.ts';
import type { Sealing } from '../../sealing.ts';
import { providerNamed, type PaymentProviders } from '../providers.ts';
import { detachedPaymentMethods, paymentMethodPages, savedPaymentMethods } from './tables.ts';
import { tellOfMethod } from './tell-of-method.ts';

/** A customer's return asks the provider so often at most, however many tabs there are. */
const ASK_EVERY_SECONDS = 5;
/** Whoever took a page to ask about and vanished is waited for so long. */
const CLAIM_SECONDS = 60;

type PageRow = InferSelectModel<typeof paymentMethodPages>;
type Saved = Extract<MethodPageState, { state: 'saved' }>;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Writes down a method that a customer has saved, and tells them by e-mail; one that is there already, by its fingerprint, gets the new token. */
async function keepMethod(
  transaction: Database,
  { userId, provider }: { userId: string; provider: ProviderName },
  { saved: { method, fingerprint }, sealedToken }: { saved: Saved; sealedToken: string },
): Promise<void> {
  const own = eq(savedPaymentMethods.userId, userId);
  const [same] =
    fingerprint === null
      ? []
      : await transaction
          .select()
          .from(savedPaymentMethods)
          .where(
            and(
              own,
              eq(savedPaymentMethods.provider, provider),
              eq(savedPaymentMethods.fingerprint, fingerprint),
            ),
          );
  if (same) {
    await transaction
      .update(savedPaymentMethods)
      .set({ ...method, sealedToken })
      .where(eq(savedPaymentMethods.id, same.id));
    await transaction.insert(detachedPaymentMethods).values({ provider, sealedToken: same.sealedToken });
    return;
  }
  const hasDefault = await transaction.$count(savedPaymentMethods, and(own, savedPaymentMethods.isDefault));
  await transaction
    .insert(savedPaymentMethods)
    .values({ userId, provider, ...method, fingerprint, sealedToken, isDefault: hasDefault === 0 });
  await tellOfMethod(transaction, userId, { about: 'payment-method-added', method });
}

/**
 * Writes what a provider said of a page, once: whoever comes second, by webhook, return or sweep, finds it saved. The method is that of
 * who opened the page, whoever comes back from it.
 */
async function settle(
  transaction: Database,
  { id, provider }: Pick<PageRow, 'id' | 'provider'>,
  { found, sealing }: { found: MethodPageState; sealing: Sealing },
): Promise<PageRow['status']> {
  const isPage = eq(paymentMethodPages.id, id);
  const [before] = await transaction.select().from(paymentMethodPages).where(isPage);
  // The customer first, as wherever both are locked.
  if (before?.userId) await lockCustomer(transaction, { userId: before.userId });
  const [page] = await transaction.select().from(paymentMethodPages).where(isPage).for('update');
  if (!page || page.status === 'SAVED') return page?.status ?? 'ENDED';
  if (found.state === 'open') return page.status;
  const status = found.state === 'saved' ? 'SAVED' : 'ENDED';
  await transaction.update(paymentMethodPages).set({ status, nextCheckAt: null }).where(isPage);
  if (found.state !== 'saved') return status;
  const sealedToken = sealing.seal(found.token, provider);
  if (page.userId === null || !isStorableFace(found.method)) {
    await transaction.insert(detachedPaymentMethods).values({ provider, sealedToken });
    return page.userId === null ? status : 'ENDED';
  }
  await keepMethod(transaction, { userId: page.userId, provider }, { saved: found, sealedToken });
  return status;
}

interface Needs {
  readonly providers: PaymentProviders;
  readonly sealing: Sealing;
}

/** Asks the provider how a page stands, and settles that. Throws `ProviderFailed`. */
async function ask(
  database: Database,
  page: PageRow,
  { providers, sealing }: Needs,
): Promise<PageRow['status']> {
  const vault = providerNamed(providers, page.provider)?.methods;
  // Nobody can be asked any more, or there never was a page.
  const found: MethodPageState =
    !vault || page.reference === null ? { state: 'ended' } : await vault.stateOf(page.reference);
  return database.transaction((transaction) => settle(transaction, page, { found, sealing }));
}

/** How it stands with a page that a customer has come back from; null for one that is not theirs. */
export const returnFromMethodPage =
  (database: Database, options: Needs & { report: (failure: ProviderFailed) => void }) =>
  async (userId: string, id: string): Promise<PageRow['status'] | null> => {
    if (!isOrderId(id)) return null;
    const own = and(eq(paymentMethodPages.id, id), eq(paymentMethodPages.userId, userId));
    const [asked] = await database
      .update(paymentMethodPages)
      .set({ checkedAt: sql`now()` })
      .where(
        and(
          own,
          ne(paymentMethodPages.status, 'SAVED'),
          isNotNull(paymentMethodPages.reference),
          or(
            isNull(paymentMethodPages.checkedAt),
            lt(paymentMethodPages.checkedAt, inSeconds(-ASK_EVERY_SECONDS)),
          ),
        ),
      )
      .returning();
    if (asked) {
      try {
        return await ask(database, asked, options);
      } catch (error) {
        if (!(error instanceof ProviderFailed)) throw error;
        options.report(error);
      }
    }
    const [page] = await database
      .select({ status: paymentMethodPages.status })
      .from(paymentMethodPages)
      .where(own);
    return page?.status ?? null;
  };

/** Takes the page that is to be asked about for longest. */
async function claim(database: Database): Promise<PageRow | undefined> {
  const isDue = lte(paymentMethodPages.nextCheckAt, sql`now()`);
  const due = database
    .select({ id: paymentMethodPages.id })
    .from(paymentMethodPages)
    .where(isDue)
    .orderBy(asc(paymentMethodPages.nextCheckAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [page] = await database
    .update(paymentMethodPages)
    .set({ attempts: sql`${paymentMethodPages.attempts} + 1`, nextCheckAt: inSeconds(CLAIM_SECONDS) })
    .where(and(isDue, eq(paymentMethodPages.id, sql`(${due})`)))
    .returning();
  return page;
}

/** The chore's name in logs and metrics. */
export const METHOD_PAGES = 'payment method pages';

/** Asks about the next page whose customer did not come back; null when there is none. */
export const checkMethodPage =
  (database: Database, needs: Needs) => async (): Promise<PageRow['status'] | 'postponed' | null> => {
    const page = await claim(database);
    if (!page) return null;
    const setNext = (seconds: number | null) =>
      database
        .update(paymentMethodPages)
        .set({ nextCheckAt: seconds === null ? null : inSeconds(seconds) })
        .where(and(eq(paymentMethodPages.id, page.id), ne(paymentMethodPages.status, 'SAVED')));
    try {
      const status = await ask(database, page, needs);
      if (status === 'OPEN') await setNext(page.attempts < ATTEMPTS_MAX ? retryDelay(page.attempts) : null);
      return status;
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      // A page that the provider does not know any more will never be one.
      await setNext(error instanceof ProviderRefused ? null : retryDelay(page.attempts));
      return 'postponed';
    }
  };

/**
 * Hears that something happened on a page, of which a webhook says no more: notes that the provider is to be asked, which survives
 * whatever fails, and asks at once.
 */
export const hearMethodPage =
  (database: Database, needs: Needs) =>
  async (provider: ProviderName, id: string): Promise<void> => {
    if (!isOrderId(id)) return;
    const [page] = await database
      .update(paymentMethodPages)
      .set({ nextCheckAt: inSeconds(retryDelay(1)), attempts: 0 })
      .where(
        and(
          eq(paymentMethodPages.id, id),
          eq(paymentMethodPages.provider, provider),
          ne(paymentMethodPages.status, 'SAVED'),
        ),
      )
      .returning();
    if (!page) return;
    try {
      await ask(database, page, needs);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
    }
  };
