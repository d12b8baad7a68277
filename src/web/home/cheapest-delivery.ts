import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { Currency } from '../../domain/money/money.ts';

/** The rule with the lowest fee in a currency, the first of equals; null if nothing is delivered for it. */
export const cheapestDelivery = (rules: readonly ShippingRule[], currency: Currency): ShippingRule | null =>
  rules
    .filter((rule) => rule.currency === currency)
    .reduce<ShippingRule | null>(
      (best, rule) => (best === null || rule.fee.minor < best.fee.minor ? rule : best),
      null,
    );
