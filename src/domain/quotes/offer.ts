import {
  type PaymentMethod,
  type PayOnDeliveryFees,
  offeredPayments,
  type PaymentQuestion,
} from '../checkout/payment-methods.ts';
import { daysAfter } from '../calendar/days.ts';
import { isSameCity } from '../checkout/major-cities.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import { checkoutTotals } from '../checkout/totals.ts';
import { money, times, type Currency } from '../money/money.ts';
import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import { offeredLines, type OfferTerms, type QuoteLine, type QuoteView } from './quote.ts';

/** How the goods of an offer travel: its price of delivery is for this and no other way. */
export const OFFERED_METHOD = 'standard' as const;

/** Where somebody is. */
type Place = Pick<QuoteView, 'country' | 'city'>;

/** Whether an offer's price of delivery holds for a place: the city that it was asked for. */
export const isOfferedPlace = (asked: Place, { country, city }: Place): boolean =>
  country === asked.country && isSameCity(city, asked.city);

/** How an order of an offer is paid, with the fees that the operator has set. */
interface ChosenPayment {
  readonly payment: PaymentMethod;
  readonly payOnDeliveryFees: PayOnDeliveryFees;
}

/**
 * What an offer comes to: the formula of every order (R9) over its own prices, delivery and tax, frozen with it; before any
 * fee for its payment, unless that is chosen. Throws unless the offer prices every line.
 */
export function offerTotals(
  quote: { readonly currency: Currency; readonly lines: readonly QuoteLine[] },
  offer: OfferTerms,
  chosen?: ChosenPayment,
): CheckoutTotals {
  const { currency } = quote;
  return checkoutTotals({
    lines: offeredLines(quote, offer).map(({ unit, quantity }) => times(unit, quantity)),
    currency,
    ...(chosen ?? { payment: 'transfer' }),
    method: OFFERED_METHOD,
    city: null,
    taxRule: { ratePercent: offer.taxRatePercent, mode: offer.taxMode },
    quotedShipping: money(offer.shippingMinor, currency),
  });
}

/** What of the shop's rules decides how an offer may be paid. */
type PaymentRules = Pick<PaymentQuestion, 'payOnDeliveryFees' | 'payOnDeliveryLimits' | 'cardCurrencies'> & {
  readonly paymentMethods: readonly PaymentMethod[];
};

/** How a quote's newest offer may be paid, by the rules of every order; quotes hold no rentals (R10). */
export const offerPayments = (
  { currency, offers }: Pick<QuoteView, 'currency' | 'offers'>,
  { paymentMethods: enabled, payOnDeliveryFees, payOnDeliveryLimits, cardCurrencies }: PaymentRules,
): PaymentMethod[] =>
  offeredPayments({
    currency,
    hasRental: false,
    isTransferInTime: true,
    enabled,
    payOnDeliveryFees,
    payOnDeliveryLimits,
    cardCurrencies,
    total: offers.at(-1)?.totals.total ?? null,
  });

/** A way to pay an offer, and what the order comes to by it, its fee included. */
export interface OfferPayment {
  readonly method: PaymentMethod;
  readonly totals: CheckoutTotals;
}

/** The field of the form that accepts an offer with what the order comes to by a payment method, in minor units. */
export const seenTotalField = (method: PaymentMethod) => `seenTotal-${method}`;

/** How a quote's newest offer may be paid, with what the order comes to by each method; none before there is an offer. */
export function offerPaymentTotals(
  quote: Pick<QuoteView, 'currency' | 'lines' | 'offers'>,
  rules: PaymentRules,
): OfferPayment[] {
  const offer = quote.offers.at(-1);
  if (offer === undefined) return [];
  const { payOnDeliveryFees } = rules;
  return offerPayments(quote, rules).map((method) => ({
    method,
    totals: offerTotals(quote, offer, { payment: method, payOnDeliveryFees }),
  }));
}

/**
 * Whether an offer holds at a moment, ISO 8601: through the whole of its last day, `validUntil`, in the market's time
 * zone (R31).
 */
export const isOfferValid = (
  { validUntil, currency }: { readonly validUntil: string; readonly currency: Currency },
  now: string,
): boolean => dayIn(timeZoneOf(marketOf(currency)), now) <= validUntil;

/** Days that an offer holds for at the most: prices of equipment do not stay for longer. */
const VALIDITY_DAYS_MAX = 365;

/** Whether the last day of an offer is too far from a moment, ISO 8601, for anybody to promise its prices. */
export const isValidityTooLong = (
  { validUntil, currency }: { readonly validUntil: string; readonly currency: Currency },
  now: string,
): boolean => validUntil > daysAfter(dayIn(timeZoneOf(marketOf(currency)), now), VALIDITY_DAYS_MAX);
