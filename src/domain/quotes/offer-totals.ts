import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../checkout/payment-methods.ts';
import type { PaymentMethod, PayOnDeliveryFees } from '../checkout/payment-methods.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import { checkoutTotals } from '../checkout/totals.ts';
import { money, times, type Currency } from '../money/money.ts';
import type { OfferTerms, QuoteLine } from './quote-view.ts';

/** What an offer comes to: the formula of every order (R9) over its own prices, delivery and tax, frozen with it. */
export function offerTotals(
  { currency, lines }: { readonly currency: Currency; readonly lines: readonly QuoteLine[] },
  offer: OfferTerms,
  {
    payment = 'transfer',
    payOnDeliveryFees = DEFAULT_PAY_ON_DELIVERY_FEES,
  }: { readonly payment?: PaymentMethod; readonly payOnDeliveryFees?: PayOnDeliveryFees } = {},
): CheckoutTotals {
  return checkoutTotals({
    lines: lines.map(({ quantity }, index) => times(money(offer.unitsMinor[index] ?? 0, currency), quantity)),
    currency,
    payment,
    payOnDeliveryFees,
    method: 'standard',
    city: null,
    taxRule: { ratePercent: offer.taxRatePercent, mode: offer.taxMode },
    quotedShipping: money(offer.shippingMinor, currency),
  });
}
