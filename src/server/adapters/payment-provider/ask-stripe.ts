import type Stripe from 'stripe';

/** Calls the SDK; throws `ProviderFailed` whatever that fails by. */
export type AskStripe = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;
