import { offeredPayments, type PaymentMethod, type PaymentQuestion } from '../checkout/payment-methods.ts';
import type { QuoteView } from './quote-view.ts';

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
    enabled,
    payOnDeliveryFees,
    payOnDeliveryLimits,
    cardCurrencies,
    total: offers.at(-1)?.totals.total ?? null,
  });
