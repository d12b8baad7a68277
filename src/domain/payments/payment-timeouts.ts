import { paymentDueMoment } from '../checkout/payment-due.ts';
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
  /** Since when its goods have been held (`heldSinceOf`), else when it was placed. */
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

/**
 * Since when, ISO 8601, goods have been held that an order takes over from the unpaid ones it replaces: since the first of all
 * that passed them on, so that ordering again holds them no longer than one order. Null where it replaces none.
 */
export const heldSinceOf = (
  replaced: readonly { readonly createdAt: string; readonly heldSince: string | null }[],
): string | null => replaced.map(({ createdAt, heldSince }) => heldSince ?? createdAt).toSorted()[0] ?? null;
