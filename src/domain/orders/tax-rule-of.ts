import type { TaxRule } from '../checkout/tax.ts';
import type { OrderAmounts } from './order-view.ts';

/** The tax rule by which an order was placed: its total tells whether the tax was added to the prices or in them. */
export function taxRuleOf(order: OrderAmounts): TaxRule {
  const withoutTax =
    order.subtotalMinor -
    order.discountMinor +
    (order.shippingMinor ?? 0) +
    order.paymentFeeMinor +
    order.depositMinor;
  const isIncluded = order.taxMinor > 0 && withoutTax === order.totalMinor;
  return { ratePercent: order.taxRatePercent, mode: isIncluded ? 'included' : 'added' };
}
