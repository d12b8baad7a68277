/**
 * What a provider can tell of a payment; `refunded` that some of its money went back, whoever asked for it, `disputed` that
 * the customer's bank wants the money back, and how that was decided: `dispute-lost` when the bank took the money;
 * `refund-failed` that a refund, which the provider had accepted, did not reach the customer.
 */
export const PAYMENT_EVENT_KINDS = [
  'paid',
  'processing',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'refund-failed',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

const TEXT_MAX = 500;
const canBeStored = (text: string): boolean =>
  text.length <= TEXT_MAX && text.isWellFormed() && !text.includes('\0');

/** Whether the texts of an event are such as the database takes: no NUL, no half of a character, and of a usual length. */
export const hasStorableTexts = ({ id, currency, transaction, reference }: PaymentEvent): boolean =>
  [id, currency, transaction ?? '', reference ?? ''].every(canBeStored);

/** One thing that a provider tells of a payment, in the shop's words; whoever hands it on has made sure of the sender. */
export interface PaymentEvent {
  /** The provider's name of the event, the same each time that it is told. */
  readonly id: string;
  /** The shop's own id of the payment, which the provider was given and gives back; null where it names only what was charged. */
  readonly paymentId: string | null;
  readonly kind: PaymentEventKind;
  /** What was, or is to be, paid, is disputed, or went back until now in all: minor units of the provider's currency, ISO 4217, which need not be one of the shop's. */
  readonly amountMinor: number;
  readonly currency: string;
  /** What a refund names; null while nothing was charged. */
  readonly transaction: string | null;
  /** The provider's name of the dispute or the refund that it is about; absent where it is about none. */
  readonly reference?: string;
}
