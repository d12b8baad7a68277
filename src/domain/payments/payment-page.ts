import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { hasNothingToPay } from './nothing-to-pay.ts';
import type { UnmatchedPayment } from './payment-case.ts';

/** What of an order decides whether it can be paid by card now. */
export interface PayableOrder {
  readonly paymentMethod: PaymentMethod;
  /** Whether a card may pay what is due on it, though it is by transfer: what is missing of a replacement. */
  readonly takesCard: boolean;
  /** Whether the worth of exchanged goods has yet to pay it; absent for no. */
  readonly awaitsCredit?: boolean;
  readonly status: string;
  readonly paymentStatus: string;
  /** Null while delivery waits for its quote: there is no amount to pay yet (R10). */
  readonly shippingMinor: number | null;
  /** In minor units. */
  readonly totalMinor: number;
  readonly unmatchedPayment: UnmatchedPayment;
}

/**
 * Whether an order waits for money that a card may pay; a failed payment may be tried again (R17a). What of it is due says `dueOf`. While a payment of another
 * sum is looked into, nobody pays a second time.
 */
export const isPayable = (order: PayableOrder): boolean =>
  (order.paymentMethod === 'card' || order.takesCard) &&
  order.awaitsCredit !== true &&
  order.status === 'PENDING' &&
  (order.paymentStatus === 'UNPAID' || order.paymentStatus === 'FAILED') &&
  order.shippingMinor !== null &&
  order.unmatchedPayment !== 'open' &&
  !hasNothingToPay(order);

/**
 * Why no page opens on which an order is paid by card; `not-payable`: it is paid, cancelled, not by card, in the bank's hands,
 * or waits for the price of its delivery. `payment-time-over`: the last moment for a new page has passed, and it is cancelled soon.
 */
export type PaymentPageProblem =
  | 'order-not-found'
  | 'not-payable'
  | 'payment-time-over'
  | 'provider-unavailable';

/** The provider's page of an order and its name there, or why there is none. */
export type PaymentPage =
  | { readonly ok: true; readonly id: string; readonly url: string }
  | { readonly ok: false; readonly reason: PaymentPageProblem };

/** How an order that was just placed goes on to be paid. */
export type FirstPayment =
  /** On the provider's page, `url`, to which `path`, the payment's own page of the shop, has a link. */
  | { readonly kind: 'now'; readonly id: string; readonly url: string; readonly path: string }
  /** On the payment's own page of the shop, because the provider does not answer, or no new page is opened. */
  | { readonly kind: 'later'; readonly path: string }
  /** Not by card, or not yet. */
  | { readonly kind: 'none' };

/** What follows for an order that was just placed; `page` null where it is not paid by card. */
export function firstPayment(orderId: string, page: PaymentPage | null): FirstPayment {
  const path = `/payment/${orderId}`;
  if (page?.ok) return { kind: 'now', id: page.id, url: page.url, path };
  if (page?.reason === 'provider-unavailable' || page?.reason === 'payment-time-over') {
    return { kind: 'later', path };
  }
  return { kind: 'none' };
}
