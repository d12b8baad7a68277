import { checkoutTotals } from '../../domain/checkout/totals.ts';
import { quoteShipping } from '../../domain/checkout/quote-shipping.ts';
import { type DeliveryPlan } from '../../domain/checkout/delivery-plan.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { money, subtract, zero, type Money } from '../../domain/money/money.ts';
import type { PricedLine } from '../../domain/orders/order-view.ts';
import { type AgreedDiscount } from './agree-discount.ts';
import type { OrderRequest } from './order-request.ts';
import type { ShopRules } from './shop-rules.ts';

/** What an order comes to, by the shop's own prices of its lines. */
export function totalsOf(
  request: OrderRequest,
  lines: readonly PricedLine[],
  options: { rules: ShopRules; plan: DeliveryPlan; discount: AgreedDiscount; deposit: Money },
) {
  const { currency, payment, shipping } = request;
  const { rules, plan, discount, deposit } = options;
  return checkoutTotals({
    lines: lines.map(({ lineMinor }) => money(lineMinor, currency)),
    deposit,
    currency,
    payment,
    method: shipping.method,
    city: shipping.city,
    taxRule: rules.tax[currency],
    shippingRules: rules.shipping,
    payOnDeliveryFees: rules.payOnDeliveryFees,
    ...(discount?.ok
      ? { discount: discount.discount.goods, isDeliveryFree: discount.discount.isDeliveryFree }
      : {}),
    plan,
    ...(plan.quotedFor === null ? {} : { quotedShipping: zero(currency) }),
  });
}

/** The working days on the way to its address that the checkout promises for what is ordered (R10). */
export function promisedDays(
  { currency, shipping: { method, city, country } }: OrderRequest,
  { shipping: rules }: Pick<ShopRules, 'shipping'>,
): ShippingRule['days'] | null {
  const delivery = quoteShipping({ goods: zero(currency), currency, method, city, country, rules });
  return delivery.ok ? delivery.days : null;
}

/** What standard delivery would have cost an order by a dearer way, at the moment it is placed; null for any other. */
export function cheapestShipping(
  { currency, shipping: { method, city } }: OrderRequest,
  { subtotal, discount }: { readonly subtotal: Money; readonly discount: Money },
  rules: ShopRules,
): Money | null {
  if (method === 'standard') return null;
  const goods = subtract(subtotal, discount);
  const standard = quoteShipping({ goods, currency, method: 'standard', city, rules: rules.shipping });
  return standard.ok ? standard.fee : null;
}
