import type { Currency, Money } from '../money/money.ts';
import { money, zero } from '../money/money.ts';

/** Card, bank transfer, pay on delivery (C §3). Printed names are the messages `paymentMethod.{method}`. */
export const PAYMENT_METHODS = ['card', 'transfer', 'pod'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What pay on delivery adds to an order in hryvnias, a final amount (C §9, R9). */
export const PAY_ON_DELIVERY_FEE = money(50_00, 'UAH');

/** The fee of pay on delivery by currency; null where none is set, so that it is not offered (R10). */
export type PayOnDeliveryFees = Readonly<Record<Currency, Money | null>>;
export const DEFAULT_PAY_ON_DELIVERY_FEES: PayOnDeliveryFees = { UAH: PAY_ON_DELIVERY_FEE, PLN: null };

export interface PaymentQuestion {
  readonly currency: Currency;
  /** Whether any line is a rental, which is never paid on delivery (R17a). */
  readonly hasRental: boolean;
  /** The methods that the shop is configured for. */
  readonly enabled: readonly PaymentMethod[];
  readonly payOnDeliveryFees?: PayOnDeliveryFees;
  /** The currencies that a provider takes cards in. */
  readonly cardCurrencies: readonly Currency[];
}

/** The payment methods that an order may choose from, in the order of the form (R10, R17a). */
export function offeredPayments(question: PaymentQuestion): PaymentMethod[] {
  const { currency, hasRental, enabled, cardCurrencies } = question;
  const { payOnDeliveryFees = DEFAULT_PAY_ON_DELIVERY_FEES } = question;
  const isPossible = {
    card: cardCurrencies.includes(currency),
    transfer: true,
    pod: !hasRental && payOnDeliveryFees[currency] !== null,
  } satisfies Record<PaymentMethod, boolean>;
  return PAYMENT_METHODS.filter((method) => enabled.includes(method) && isPossible[method]);
}

/** What a payment method adds to an order (C §9). Throws if pay on delivery has no fee in the currency. */
export function paymentFee(
  method: PaymentMethod,
  currency: Currency,
  payOnDeliveryFees: PayOnDeliveryFees = DEFAULT_PAY_ON_DELIVERY_FEES,
): Money {
  if (method !== 'pod') return zero(currency);
  const fee = payOnDeliveryFees[currency];
  if (fee === null) throw new RangeError(`Pay on delivery is not offered in ${currency}`);
  return fee;
}
