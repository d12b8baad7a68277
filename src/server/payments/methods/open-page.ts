import { and, eq, inArray, lt, ne, sql, type InferSelectModel } from 'drizzle-orm';
import { localeOf, type Region } from '../../../domain/locale/locale.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { METHOD_PAGE_MINUTES, METHODS_MAX } from '../../../domain/payments/saved-method.ts';
import { lockCustomer } from '../../account/lock-customer.ts';
import type { Database } from '../../database/database.ts';
import { ProviderFailed, type MethodVault, type ProviderName } from '../../ports/payment-provider.ts';
import { webhookPath, type PaymentProviders } from '../providers.ts';
import { paymentMethodPages, savedPaymentMethods } from './tables.ts';

/** A page that is over is kept so long: the provider's word may be late. */
const KEPT_DAYS = 30;
const FORGOTTEN_AT_ONCE = 100;
/** A page that was asked for so long ago, and never came, is asked for anew. */
const ASKED_SECONDS = 60;

/** Drops pages of anybody that are over for long; those that somebody else drops at the same time are passed by. */
async function forgetOldPages(transaction: Database): Promise<void> {
  const old = transaction
    .select({ id: paymentMethodPages.id })
    .from(paymentMethodPages)
    .where(
      and(
        ne(paymentMethodPages.status, 'OPEN'),
        lt(paymentMethodPages.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
      ),
    )
    .limit(FORGOTTEN_AT_ONCE)
    .for('update', { skipLocked: true });
  await transaction.delete(paymentMethodPages).where(inArray(paymentMethodPages.id, old));
}

/** Who saves methods for a currency: its own provider if that can, else the other; null where nobody does. */
export function vaultFor(
  providers: PaymentProviders,
  currency: Currency,
): { readonly name: ProviderName; readonly vault: MethodVault; readonly currency: Currency } | null {
  for (const each of [currency, ...CURRENCIES.filter((other) => other !== currency)]) {
    const provider = providers[each];
    if (provider?.methods) return { name: provider.name, vault: provider.methods, currency: each };
  }
  return null;
}

/** Where a customer is sent to save a method, or why not. */
export type MethodPage =
  | { readonly ok: true; readonly url: string }
  | {
      readonly ok: false;
      readonly reason: 'methods-unavailable' | 'too-many-payment-methods' | 'provider-unavailable';
    };

type PageRow = InferSelectModel<typeof paymentMethodPages>;

/** The customer's open page at a provider, or a new row for one; null for a customer who has too many methods. */
async function pageRow(
  transaction: Database,
  userId: string,
  provider: ProviderName,
): Promise<PageRow | null> {
  await lockCustomer(transaction, { userId });
  if (
    (await transaction.$count(savedPaymentMethods, eq(savedPaymentMethods.userId, userId))) >= METHODS_MAX
  ) {
    return null;
  }
  const isOwnOpen = and(eq(paymentMethodPages.userId, userId), eq(paymentMethodPages.status, 'OPEN'));
  const [open] = await transaction
    .select({
      page: paymentMethodPages,
      isUsable: sql<boolean>`${paymentMethodPages.provider} = ${provider} and ${paymentMethodPages.expiresAt} > now()
        and (${paymentMethodPages.url} is not null
          or ${paymentMethodPages.createdAt} > now() - make_interval(secs => ${ASKED_SECONDS}))`,
    })
    .from(paymentMethodPages)
    .where(isOwnOpen);
  if (open?.isUsable) return open.page;
  await transaction.update(paymentMethodPages).set({ status: 'ENDED' }).where(isOwnOpen);
  const expiresAt = sql`now() + make_interval(mins => ${METHOD_PAGE_MINUTES})`;
  const [page] = await transaction
    .insert(paymentMethodPages)
    .values({ userId, provider, expiresAt, nextCheckAt: expiresAt })
    .returning();
  if (!page) throw new Error('No page was written');
  return page;
}

/**
 * Leads a customer to the provider's page on which a payment method is saved (R19). Asked again, by a second press or in a second tab, it
 * answers with the same page while that is open. `report` hears why a provider did not open one.
 */
export const openMethodPage =
  (
    database: Database,
    options: {
      providers: PaymentProviders;
      publicUrl: string;
      report: (failure: ProviderFailed) => void;
    },
  ) =>
  async (customer: {
    readonly userId: string;
    readonly email: string;
    readonly region: Region;
    readonly currency: Currency;
  }): Promise<MethodPage> => {
    const { userId, email, region } = customer;
    const saver = vaultFor(options.providers, customer.currency);
    if (!saver) return { ok: false, reason: 'methods-unavailable' };
    await database.transaction(forgetOldPages);
    const page = await database.transaction((transaction) => pageRow(transaction, userId, saver.name));
    if (!page) return { ok: false, reason: 'too-many-payment-methods' };
    if (page.url !== null) return { ok: true, url: page.url };
    const own = `/${region}/profile/payment-methods`;
    const absolute = (path: string) => new URL(path, options.publicUrl).href;
    try {
      const { reference, url, expiresAt } = await saver.vault.open(
        {
          locale: localeOf(region),
          email,
          currency: saver.currency,
          expiresAt: page.expiresAt,
          returnUrl: absolute(`${own}?page=${page.id}`),
          cancelUrl: absolute(own),
          webhookUrl: absolute(webhookPath(saver.name)),
        },
        page.id,
      );
      await database
        .update(paymentMethodPages)
        .set({ reference, url, expiresAt, nextCheckAt: expiresAt })
        .where(eq(paymentMethodPages.id, page.id));
      return { ok: true, url };
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      options.report(error);
      return { ok: false, reason: 'provider-unavailable' };
    }
  };
