import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency, Money } from '../../domain/money/money.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import type { MethodFace } from '../../domain/payments/saved-method.ts';

/** The providers that there are adapters for; part of the addresses of their webhooks. */
export const PROVIDER_NAMES = ['test-bank', 'stripe', 'liqpay'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** An order as a provider's page shows it. */
export interface OrderToPay {
  readonly orderNumber: string;
  readonly amount: Money;
  /** What the page says is being paid, in `locale`. */
  readonly description: string;
  readonly locale: Locale;
  readonly email: string;
  /** Until when the page may be paid on, ISO 8601. */
  readonly expiresAt: string;
  /** Where the customer returns to, whether money was taken or not. */
  readonly returnUrl: string;
  /** Where the customer returns to who gives up. */
  readonly cancelUrl: string;
  /** Where the provider tells what happened. */
  readonly webhookUrl: string;
}

export interface PaymentSession {
  /** What the provider knows the session by. */
  readonly reference: string;
  /** The page to pay on. */
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** A payment that a provider was asked for before. */
export interface KnownPayment {
  readonly paymentId: string;
  readonly reference: string;
  readonly amount: Money;
  /** What was charged, as the provider names it; null while nothing was. */
  readonly transaction: string | null;
}

/** What a provider is asked to give back. */
export interface RefundToMake {
  readonly amount: Money;
  /** What of the payment went back before; parts of one payment are asked for one after the other. */
  readonly returnedBefore: Money;
  readonly idempotencyKey: string;
}

export type VerifiedWebhook =
  /** `event` is null for what the shop does not need to know. */
  | {
      readonly ok: true;
      readonly event: PaymentEvent | null;
      /** The key of the page for saving a method that it is about; how that stands the provider has to be asked. */
      readonly methodPage?: string;
    }
  /** Not signed by the provider, or not now: forged, or too old to be believed. */
  | { readonly ok: false; readonly reason: 'bad-signature' };

/** The provider cannot be reached, or will not do what it was asked; a later attempt may succeed. */
export class ProviderFailed extends Error {
  override readonly name: string = 'ProviderFailed';
}

/** The provider understood what it was asked and does not do it; it will hardly do it later, unless people change something. */
export class ProviderRefused extends ProviderFailed {
  override readonly name = 'ProviderRefused';
}

/** The shop is not set up for the provider any more, so nobody can ask it; no later attempt succeeds before that changes. */
export class ProviderGone extends ProviderFailed {
  override readonly name = 'ProviderGone';
}

/** What a provider's page for saving a payment method is opened with. */
export interface MethodToSave {
  readonly locale: Locale;
  readonly email: string;
  /** In which the method will be charged, as far as is known now. */
  readonly currency: Currency;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly webhookUrl: string;
}

/** How a page for saving a method stands. */
export type MethodPageState =
  | {
      readonly state: 'saved';
      readonly method: MethodFace;
      /** What the provider charges it by; a secret of the server's. */
      readonly token: string;
      /** The same for the same card; null where the provider does not tell. */
      readonly fingerprint: string | null;
    }
  | { readonly state: 'open' | 'ended' };

/** What a saved method is charged for, without its owner being there. */
export interface ChargeToMake {
  readonly token: string;
  readonly orderNumber: string;
  readonly amount: Money;
  /** What its owner reads of it, in `locale`. */
  readonly description: string;
  readonly locale: Locale;
  /** Where the provider tells what became of a charge that it has not decided. */
  readonly webhookUrl: string;
}

/** A charge of a saved method as it stands: paid, refused, or still with the bank. */
export interface MadeCharge {
  /** What the provider knows the charge by; null for one that it refused without a name. */
  readonly reference: string | null;
  readonly event: PaymentEvent;
}

/** Charges saved methods; the key is the payment's id, which every event gives back. */
export interface MethodCharging {
  /** Charges once for each key. Throws `ProviderFailed` where it is not known what came of it, `ProviderRefused` where nothing was charged. */
  readonly charge: (charge: ChargeToMake, idempotencyKey: string) => Promise<MadeCharge>;
  /** What was charged by a key, however long ago; null for nothing. Throws `ProviderFailed`. */
  readonly find: (token: string, idempotencyKey: string) => Promise<MadeCharge | null>;
}

/** Saves what customers pay by, on a page of the provider's own (R19). */
export interface MethodVault {
  /** Opens a page; the key is the page's id, and the same key gets the same page. Throws `ProviderFailed`. */
  readonly open: (method: MethodToSave, idempotencyKey: string) => Promise<PaymentSession>;
  /** Asks how a page stands. Throws `ProviderFailed`. */
  readonly stateOf: (reference: string) => Promise<MethodPageState>;
  /** Has a method forgotten; one that is forgotten already stays so. Throws `ProviderFailed`. */
  readonly forget: (token: string) => Promise<void>;
  /** Null where what is saved cannot be charged without its owner. */
  readonly charging: MethodCharging | null;
}

/** Takes card payments on a page of its own (R19); every money-moving call is idempotent by its key. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Opens a page to pay on; the key is the payment's id, which every event gives back. Throws `ProviderFailed`. */
  readonly create: (order: OrderToPay, idempotencyKey: string) => Promise<PaymentSession>;
  /** Makes sure that a webhook is the provider's own and fresh, by the bytes that came. */
  readonly verifyWebhook: (rawBody: string, headers: Headers) => Promise<VerifiedWebhook>;
  /** Asks how a payment stands; null while the customer has not decided. Throws `ProviderFailed`. */
  readonly fetchStatus: (payment: KnownPayment) => Promise<PaymentEvent | null>;
  /** Null where the provider has no page on which a method can be saved, or none that can be removed again. */
  readonly methods: MethodVault | null;
  /** Gives a payment back, or a part of it. Throws `ProviderFailed`; `ProviderRefused` where it will not. */
  readonly refund: (payment: KnownPayment, refund: RefundToMake) => Promise<void>;
}
