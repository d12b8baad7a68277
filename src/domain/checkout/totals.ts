import type { Currency, Money } from '../money/money.ts';
import { compare, subtract, sum, zero } from '../money/money.ts';
import type { PaymentMethod, PayOnDeliveryFees } from './payment-methods.ts';
import { paymentFee } from './payment-methods.ts';
import type { ShippingMethod, ShippingRule } from './shipping-rules.ts';
import { quoteShipping } from './shipping-rules.ts';
import type { TaxRule } from './tax.ts';
import { DEFAULT_TAX_RULE, taxOn } from './tax.ts';

export interface TotalsInput {
  /** The price of each line, all pieces, without discount. */
  readonly lines: readonly Money[];
  /** Taken off the goods, never more than they cost. Default none. */
  readonly discount?: Money;
  /** Security for rentals: neither taxed nor counted for free delivery. Default none. */
  readonly deposit?: Money;
  readonly method: ShippingMethod;
  readonly payment: PaymentMethod;
  readonly currency: Currency;
  /** As typed; null while unknown. */
  readonly city: string | null;
  readonly taxRule?: TaxRule;
  readonly shippingRules?: readonly ShippingRule[];
  /** The fee that staff quoted for a bulk order, in place of the rules' (R10). */
  readonly quotedShipping?: Money;
  readonly payOnDeliveryFees?: PayOnDeliveryFees;
}

export interface CheckoutTotals {
  readonly subtotal: Money;
  readonly discount: Money;
  /** Part of the total beside the goods, or contained in them, as the tax rule's mode says. */
  readonly tax: Money;
  readonly shipping: Money;
  readonly paymentFee: Money;
  readonly deposit: Money;
  readonly total: Money;
}

/**
 * What an order comes to (C §9, R9): `total = subtotal − discount + tax + shipping + paymentFee + deposit`, tax on the
 * discounted goods, free delivery judged by them. Where prices include tax, `tax` is shown and not added. Method and
 * payment must be among `offeredMethods` and `offeredPayments`; others throw, as do mixed currencies and a negative
 * discount.
 */
export function checkoutTotals(input: TotalsInput): CheckoutTotals {
  const { currency, payment, taxRule = DEFAULT_TAX_RULE, deposit = zero(currency) } = input;
  const subtotal = sum(currency, input.lines);
  const discount = appliedDiscount(input.discount ?? zero(currency), subtotal);
  const goods = subtract(subtotal, discount);
  const tax = taxOn(goods, taxRule);
  const shipping = input.quotedShipping ?? shippingFee(goods, input);
  const fee = paymentFee(payment, currency, input.payOnDeliveryFees);
  const added = taxRule.mode === 'added' ? tax : zero(currency);
  const total = sum(currency, [goods, added, shipping, fee, deposit]);
  return { subtotal, discount, tax, shipping, paymentFee: fee, deposit, total };
}

function appliedDiscount(discount: Money, subtotal: Money): Money {
  if (discount.minor < 0) throw new RangeError('A discount is not negative');
  return compare(discount, subtotal) > 0 ? subtotal : discount;
}

function shippingFee(goods: Money, { currency, method, city, shippingRules }: TotalsInput): Money {
  const quote = quoteShipping({ goods, currency, method, city, rules: shippingRules });
  if (!quote.ok) throw new RangeError(`Delivery by ${method} is not offered in ${currency}`);
  return quote.fee;
}
