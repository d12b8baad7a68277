import { type Currency, type Money, compare, money, zero } from '../money/money.ts';

/** Card, bank transfer, pay on delivery (C §3). Printed names are the messages `paymentMethod.{method}`. */
export const PAYMENT_METHODS = ['card', 'transfer', 'pod'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What pay on delivery adds to an order in hryvnias, a final amount (C §9, R9). */
export const PAY_ON_DELIVERY_FEE = money(50_00, 'UAH');

/** The fee of pay on delivery by currency; null where none is set, so that it is not offered (R10). */
export type PayOnDeliveryFees = Readonly<Record<Currency, Money | null>>;
export const DEFAULT_PAY_ON_DELIVERY_FEES: PayOnDeliveryFees = { UAH: PAY_ON_DELIVERY_FEE, PLN: null };

/** The most that an order may come to, before that fee, to be paid at the door; null for any amount, as by default. */
export type PayOnDeliveryLimits = Readonly<Record<Currency, Money | null>>;
export const NO_PAY_ON_DELIVERY_LIMITS: PayOnDeliveryLimits = { UAH: null, PLN: null };

/** Whether an order's total, before the fee for it, may be paid at the door; throws if the limit is in another currency. */
export function isWithinLimit(total: Money, limits: PayOnDeliveryLimits): boolean {
  const limit = limits[total.currency];
  return limit === null || compare(total, limit) <= 0;
}

export interface PaymentQuestion {
  readonly currency: Currency;
  /** Whether any line is a rental, which is never paid on delivery (R17a). */
  readonly hasRental: boolean;
  /** Whether a transfer can still come before the first machine is handed over (`isTransferInTime`); true without one. */
  readonly isTransferInTime: boolean;
  /** The methods that the shop is configured for. */
  readonly enabled: readonly PaymentMethod[];
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  readonly payOnDeliveryLimits: PayOnDeliveryLimits;
  /** What the order comes to before a fee for its method; null while that is not known, which no limit refuses. */
  readonly total: Money | null;
  /** The currencies that a provider takes cards in. */
  readonly cardCurrencies: readonly Currency[];
}

/** The payment methods that an order may choose from, in the order of the form (R10, R17a). */
export function offeredPayments(question: PaymentQuestion): PaymentMethod[] {
  const { currency, hasRental, isTransferInTime, enabled, cardCurrencies, total } = question;
  const { payOnDeliveryFees, payOnDeliveryLimits } = question;
  const isLowEnough = total === null || isWithinLimit(total, payOnDeliveryLimits);
  const isPossible = {
    card: cardCurrencies.includes(currency),
    transfer: isTransferInTime,
    pod: !hasRental && payOnDeliveryFees[currency] !== null && isLowEnough,
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
