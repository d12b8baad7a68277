import type { Currency } from '../../domain/money/money.ts';
import type { PaymentProvider, ProviderName } from '../ports/payment-provider.ts';

/** Who takes cards in each currency; null where nobody does. */
export type PaymentProviders = Readonly<Record<Currency, PaymentProvider | null>>;

/** A provider by its name; null for one that the shop is not set up for (any more). */
export const providerNamed = (providers: PaymentProviders, name: string): PaymentProvider | null =>
  Object.values(providers).find((provider) => provider?.name === name) ?? null;

/** Who charges saved methods in each currency; null where nobody does. */
export type Chargers = Readonly<Record<Currency, ProviderName | null>>;

const chargerOf = (provider: PaymentProvider | null): ProviderName | null =>
  provider?.methods?.charging ? provider.name : null;

/** Which of the providers charge what was saved with them. */
export const chargersOf = ({ UAH, PLN }: PaymentProviders): Chargers => ({
  UAH: chargerOf(UAH),
  PLN: chargerOf(PLN),
});

/** Where a provider tells what happened, below the shop's origin. */
export const webhookPath = (name: ProviderName): string => `/api/payment-webhooks/${name}`;
