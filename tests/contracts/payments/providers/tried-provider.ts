import type { PaymentProvider } from '../../../../src/server/ports/payment-provider.ts';

/** A webhook as it goes over the network. */
export interface SentWebhook {
  readonly rawBody: string;
  readonly headers: Headers;
}

/** A provider with its stand-in, and what a test can do at the other end. */
export interface TriedProvider {
  readonly provider: PaymentProvider;
  /** Pays on the page of a session, and answers what the provider tells the shop. */
  readonly pay: (reference: string) => Promise<SentWebhook>;
  /** Refuses the payment, and answers what is told. */
  readonly refuse: (reference: string) => Promise<SentWebhook>;
  /** How often money went back. */
  readonly refundsCount: () => Promise<number>;
  /** Lets every later call fail; absent for a provider within the shop. */
  readonly breakDown?: () => void;
  readonly close: () => Promise<void>;
}
