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

/** How long after an order was placed pages are opened on which it is paid by card: its goods are held no longer by new pages. */
export const CARD_PAYABLE_HOURS = 24;

/** What decides until when an order can be paid by card; moments are ISO 8601. */
export interface CardTime {
  readonly createdAt: string;
  readonly currency: Currency;
  /**
   * When the shop gave the order days to be paid in: with a quoted price of it or of its delivery (R10), or when a transfer that was
   * recorded by mistake was taken back; null where it did not.
   */
  readonly daysGivenAt: string | null;
}

/** The last moment, ISO 8601, at which a new page opens for an order; a page that is open is paid on to its own end. */
export function lastPageMoment({ createdAt, currency, daysGivenAt }: CardTime): string {
  if (daysGivenAt !== null) return paymentDueMoment(daysGivenAt, marketOf(currency));
  return new Date(Date.parse(createdAt) + CARD_PAYABLE_HOURS * 3_600_000).toISOString();
}
