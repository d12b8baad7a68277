import { paymentDueMoment } from '../checkout/payment-due.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { marketOf } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';

/** How long a provider's page may be paid on. */
export const SESSION_MINUTES = 30;

/**
 * How much longer than until its end a page's money is waited for: who paid at the last moment is told of a little later. The end
 * is the page's own time, or the provider's word that the page is closed, which may come before the word of its money.
 * Meanwhile nobody opens a second page, cancels the order or changes what it comes to.
 */
export const LATE_PAYMENT_SECONDS = 300;

/** How long goods are held for a card payment: as long as its page, and a while for payments that come in at the last moment. */
export const CARD_HOLD_MINUTES = SESSION_MINUTES + 10;

/** How long an order waits for a bank that has said neither yes nor no. */
export const PROCESSING_DAYS = 3;

/** How long pages are opened on which an order is paid by card, since its goods are held: new pages hold them no longer. */
export const CARD_PAYABLE_HOURS = 24;

/** What decides until when an order can be paid by card; moments are ISO 8601. */
export interface CardTime {
  /** Since when its goods have been held (`takeOverHold`), else when it was placed. */
  readonly heldSince: string;
  readonly currency: Currency;
  /**
   * When the shop gave the order days to be paid in: with a quoted price of it or of its delivery (R10), or when a transfer that was
   * recorded by mistake was taken back; null where it did not.
   */
  readonly daysGivenAt: string | null;
}

/** The last moment, ISO 8601, at which a new page opens for an order; a page that is open is paid on to its own end. */
export function lastPageMoment({ heldSince, currency, daysGivenAt }: CardTime): string {
  if (daysGivenAt !== null) return paymentDueMoment(daysGivenAt, marketOf(currency));
  return new Date(Date.parse(heldSince) + CARD_PAYABLE_HOURS * 3_600_000).toISOString();
}

/** What an unpaid order that is replaced tells of how long its goods have been held; moments are ISO 8601. */
interface ReplacedHold {
  readonly createdAt: string;
  /** Inherited from the orders that it replaced itself; null where it replaced none. */
  readonly heldSince: string | null;
  readonly paymentMethod: PaymentMethod;
}

/**
 * Since when, ISO 8601, goods have been held that an order takes over from the unpaid ones it replaces: since the first of all
 * that passed them on, so that ordering again holds them no longer than one order. Null where it replaces none. After the last
 * moment for a payment page only a card order gives way, and to another way to pay; every other ends by itself, and whoever orders
 * then starts anew.
 */
export function takeOverHold(
  replaced: readonly ReplacedHold[],
  { payment, currency, now }: { payment: PaymentMethod; currency: Currency; now: string },
):
  | { readonly ok: true; readonly heldSince: string | null }
  | { readonly ok: false; readonly reason: 'payment-time-over' } {
  const [heldSince = null] = replaced.map(({ createdAt, heldSince: since }) => since ?? createdAt).toSorted();
  if (heldSince === null || now <= lastPageMoment({ heldSince, currency, daysGivenAt: null })) {
    return { ok: true, heldSince };
  }
  const leavesCard = payment !== 'card' && replaced.every(({ paymentMethod }) => paymentMethod === 'card');
  return leavesCard ? { ok: true, heldSince } : { ok: false, reason: 'payment-time-over' };
}
