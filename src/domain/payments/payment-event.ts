/** What a provider can tell of a payment; `refunded` that some of its money went back, whoever asked for it. */
export const PAYMENT_EVENT_KINDS = ['paid', 'processing', 'failed', 'expired', 'refunded'] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** One thing that a provider tells of a payment, in the shop's words; whoever hands it on has made sure of the sender. */
export interface PaymentEvent {
  /** The provider's name of the event, the same each time that it is told. */
  readonly id: string;
  /** The shop's own id of the payment, which the provider was given and gives back. */
  readonly paymentId: string;
  readonly kind: PaymentEventKind;
  /** What was, or is to be, paid, or went back until now in all: minor units of the provider's currency, ISO 4217, which need not be one of the shop's. */
  readonly amountMinor: number;
  readonly currency: string;
  /** What a refund names; null while nothing was charged. */
  readonly transaction: string | null;
}
