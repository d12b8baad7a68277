import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../checkout/payment-methods.ts';
import type { PaymentMethod, PayOnDeliveryFees } from '../checkout/payment-methods.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import { checkoutTotals } from '../checkout/totals.ts';
import { money, times, type Currency } from '../money/money.ts';
import { offeredLines } from './offered-lines.ts';
import type { OfferTerms, QuoteLine } from './quote-view.ts';

/**
 * What an offer comes to: the formula of every order (R9) over its own prices, delivery and tax, frozen with it. Throws
 * unless the offer prices every line.
 */
export function offerTotals(
  quote: { readonly currency: Currency; readonly lines: readonly QuoteLine[] },
  offer: OfferTerms,
  {
    payment = 'transfer',
    payOnDeliveryFees = DEFAULT_PAY_ON_DELIVERY_FEES,
  }: { readonly payment?: PaymentMethod; readonly payOnDeliveryFees?: PayOnDeliveryFees } = {},
): CheckoutTotals {
  const { currency } = quote;
  return checkoutTotals({
    lines: offeredLines(quote, offer).map(({ unit, quantity }) => times(unit, quantity)),
    currency,
    payment,
    payOnDeliveryFees,
    method: 'standard',
    city: null,
    taxRule: { ratePercent: offer.taxRatePercent, mode: offer.taxMode },
    quotedShipping: money(offer.shippingMinor, currency),
  });
}
