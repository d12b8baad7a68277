/**
 * Why no page opens on which an order is paid by card; `not-payable`: it is paid, cancelled, not by card, in the bank's hands,
 * or waits for the price of its delivery.
 */
export type PaymentPageProblem = 'order-not-found' | 'not-payable' | 'provider-unavailable';

/** The provider's page of an order and its name there, or why there is none. */
export type PaymentPage =
  | { readonly ok: true; readonly id: string; readonly url: string }
  | { readonly ok: false; readonly reason: PaymentPageProblem };

/** How an order that was just placed goes on to be paid. */
export type FirstPayment =
  /** On the provider's page. */
  | { readonly kind: 'now'; readonly id: string; readonly url: string }
  /** On the order's own page of the shop, because the provider does not answer. */
  | { readonly kind: 'later'; readonly path: string }
  /** Not by card, or not yet. */
  | { readonly kind: 'none' };

/** What follows for an order that was just placed; `page` null where it is not paid by card. */
export function firstPayment(orderId: string, page: PaymentPage | null): FirstPayment {
  if (page?.ok) return { kind: 'now', id: page.id, url: page.url };
  if (page?.reason === 'provider-unavailable') return { kind: 'later', path: `/payment/${orderId}` };
  return { kind: 'none' };
}
