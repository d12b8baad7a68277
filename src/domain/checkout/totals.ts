import { add, zero, type Money } from '../money/money.ts';
import { quoteShipping } from './quote-shipping.ts';
import type { DeliveryPlan } from './delivery-plan.ts';
import type { ShippingMethod, ShippingRule } from './shipping-rules.ts';
import { totalsOf, type CheckoutTotals, type GoodsInput } from './totals-of.ts';

export interface TotalsInput extends GoodsInput {
  readonly method: ShippingMethod;
  /** As typed; null while unknown. */
  readonly city: string | null;
  readonly shippingRules?: readonly ShippingRule[];
  /** Whether a discount code pays the delivery, that of machines left out. */
  readonly isDeliveryFree?: boolean;
  /** How the machines among the lines are brought; default without any. */
  readonly plan?: Pick<DeliveryPlan, 'hasParcels' | 'haulage'>;
  /** The fee that staff quoted for a bulk order, in place of the rules' (R10). */
  readonly quotedShipping?: Money;
}

/**
 * What an order comes to (C §9, R9): `total = subtotal − discount + tax + shipping + paymentFee + deposit`, tax on the
 * discounted goods, free delivery judged by them; what bringing machines costs is added to the delivery. Where prices
 * include tax, `tax` is shown and not added. Method and payment must be among `offeredMethods` and `offeredPayments`;
 * others throw, as do mixed currencies and a negative discount.
 */
export const checkoutTotals = (input: TotalsInput): CheckoutTotals =>
  totalsOf({ ...input, shippingOf: (goods) => input.quotedShipping ?? shippingFee(goods, input) });

function shippingFee(
  goods: Money,
  { currency, method, city, shippingRules, isDeliveryFree, plan }: TotalsInput,
): Money {
  const quote = quoteShipping({ goods, currency, method, city, rules: shippingRules });
  if (!quote.ok) throw new RangeError(`Delivery by ${method} is not offered in ${currency}`);
  const isFree = isDeliveryFree || plan?.hasParcels === false;
  return add(isFree ? zero(currency) : quote.fee, plan?.haulage ?? zero(currency));
}
