import type { Line } from '../../domain/cart/cart-item.ts';
import type { Billing } from '../../domain/checkout/billing-form.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';

/** The cart that a checkout page orders. */
export interface OrderedCart {
  /** The state of the account's cart that the page knew; null for a guest, and before the account was reached. */
  readonly tag: string | null;
  /** The order that a guest's browser holds the key of; null without one. */
  readonly guestOrderIds: readonly string[];
  /** The idempotency keys of orders that a guest's browser has sent and knows no end of: each proves its order. */
  readonly earlierKeys: readonly string[];
}

/** That staff took an order from its customer on the telephone. */
export interface TakenByTelephone {
  readonly staffId: string;
  /** What was agreed, for staff; empty for nothing. */
  readonly note: string;
  /** Whether staff say that they read the terms and the right of withdrawal out; the confirmation has them in any case. */
  readonly areTermsReadOut: boolean;
}

/** An order to be placed, already parsed; amounts of the client are only compared. */
export interface OrderRequest {
  /** Null for a guest (R18), who is reached by the e-mail of the delivery alone. */
  readonly user: { readonly id: string } | null;
  /** The network that it is placed from, as limits count it; null where nobody counts. */
  readonly network: string | null;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly lines: readonly Line[];
  readonly shipping: ShippingInfo;
  /** The company that buys; null for a person. */
  readonly billing: Billing | null;
  readonly payment: PaymentMethod;
  /** The total that the customer saw, in minor units; null if the client stated none. */
  readonly seenTotalMinor: number | null;
  /** Whether the customer saw a delivery that is yet to be quoted; absent if the client did not say. A free one comes to the same total. */
  readonly seenQuoted?: boolean;
  /** The discount code that the customer typed; null without one. */
  readonly discountCode: string | null;
  /** The client's `Idempotency-Key`; null without one. */
  readonly idempotencyKey: string | null;
  /** Whose holds of machines become bookings of the order (`holdersOf`); absent for none. */
  readonly holders?: readonly string[];
  /**
   * Set where the caller has used up its calls: an order that the idempotency key has placed before is answered, a new one is
   * refused as `rate-limited` with these seconds.
   */
  readonly limitedForSeconds?: number;
  /** Absent for an order of the API, whose lines come out of no cart. */
  readonly cart?: OrderedCart;
  /** Absent for an order that its customer places. */
  readonly telephone?: TakenByTelephone;
}
