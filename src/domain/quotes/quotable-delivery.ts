import { checkoutTotals } from '../checkout/totals.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import { money, type Currency } from '../money/money.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import type { ShippingMethod } from '../checkout/shipping-rules.ts';

/** What of an order decides whether its delivery can be priced now. */
interface Order {
  readonly status: string;
  readonly paymentStatus: string;
  readonly shippingMinor: number | null;
}

/**
 * Whether staff may set the price of an order's delivery (R10): of a bulk order that nobody has paid. `version` counts
 * the prices that were set before; an order whose delivery was never to be quoted has a price and none of them.
 */
export const mayQuoteDelivery = ({ status, paymentStatus, shippingMinor }: Order, version: number): boolean =>
  status === 'PENDING' &&
  (paymentStatus === 'UNPAID' || paymentStatus === 'FAILED') &&
  (shippingMinor === null || version > 0);

/** The amounts of a placed order, in minor units, as far as its total hangs on them. */
interface PlacedOrder {
  readonly currency: Currency;
  readonly paymentMethod: PaymentMethod;
  readonly shippingMethod: ShippingMethod;
  readonly discountMinor: number;
  readonly depositMinor: number;
  readonly paymentFeeMinor: number;
  readonly taxRatePercent: string;
  readonly taxMode: 'added' | 'included';
  readonly linesMinor: readonly number[];
}

/** What a placed order comes to with its delivery at a price: everything else stays as it was agreed. */
export function totalsWithDelivery(order: PlacedOrder, shippingMinor: number): CheckoutTotals {
  const { currency } = order;
  const of = (minor: number) => money(minor, currency);
  return checkoutTotals({
    lines: order.linesMinor.map(of),
    currency,
    payment: order.paymentMethod,
    method: order.shippingMethod,
    city: null,
    discount: of(order.discountMinor),
    deposit: of(order.depositMinor),
    payOnDeliveryFees: { UAH: null, PLN: null, [currency]: of(order.paymentFeeMinor) },
    taxRule: { ratePercent: Number(order.taxRatePercent), mode: order.taxMode },
    quotedShipping: of(shippingMinor),
  });
}
