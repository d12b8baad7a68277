import { type Currency, type Money, compare, subtract, sum, zero } from '../money/money.ts';
import { paymentFee, type PaymentMethod, type PayOnDeliveryFees } from './payment-methods.ts';
import { DEFAULT_TAX_RULE, taxOn, type TaxRule } from './tax.ts';

/** What totals depend on besides delivery. */
export interface GoodsInput {
  /** The price of each line, all pieces, without discount. */
  readonly lines: readonly Money[];
  /** Taken off the goods, never more than they cost. Default none. */
  readonly discount?: Money;
  /** Security for rentals: neither taxed nor counted for free delivery. Default none. */
  readonly deposit?: Money;
  readonly payment: PaymentMethod;
  readonly currency: Currency;
  readonly taxRule?: TaxRule;
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
 * The formula of every total (C §9, R9): `subtotal − discount + tax + shipping + paymentFee + deposit`, tax on the
 * discounted goods. `shippingOf` answers the delivery of the goods after discount. Where prices include tax, `tax` is
 * shown and not added. Mixed currencies and a negative discount throw, as does a payment that has no fee set.
 */
export function totalsOf(
  input: GoodsInput & { readonly shippingOf: (goods: Money) => Money },
): CheckoutTotals {
  const { currency, payment, taxRule = DEFAULT_TAX_RULE, deposit = zero(currency) } = input;
  const subtotal = sum(currency, input.lines);
  const discount = appliedDiscount(input.discount ?? zero(currency), subtotal);
  const goods = subtract(subtotal, discount);
  const tax = taxOn(goods, taxRule);
  const shipping = input.shippingOf(goods);
  const fee = paymentFee(payment, currency, input.payOnDeliveryFees);
  const added = taxRule.mode === 'added' ? tax : zero(currency);
  const total = sum(currency, [goods, added, shipping, fee, deposit]);
  return { subtotal, discount, tax, shipping, paymentFee: fee, deposit, total };
}

function appliedDiscount(discount: Money, subtotal: Money): Money {
  if (discount.minor < 0) throw new RangeError('A discount is not negative');
  return compare(discount, subtotal) > 0 ? subtotal : discount;
}
