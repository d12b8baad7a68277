import type { FreightLine } from '../../domain/checkout/freight.ts';
import { quoteAt, quotedDelivery, type ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { isZero, type Money } from '../../domain/money/money.ts';

/** What one way of delivery costs for a product on its own, without further tax (R9). */
export interface DeliveryOffer extends Pick<ShippingRule, 'method' | 'place' | 'days'> {
  readonly fee: Money;
  /** The goods that would make it free; null if it is free already, or never. */
  readonly free: ShippingRule['free'];
}

/**
 * Every way of delivery of one piece in the price's currency, in the order of the rules that are charged (R10); none where its
 * delivery is quoted.
 */
export const deliveryOffers = (
  price: Money,
  { freight, isRental, rules }: Omit<FreightLine, 'quantity'> & { readonly rules: readonly ShippingRule[] },
): DeliveryOffer[] => {
  if (quotedDelivery([{ freight, isRental, quantity: 1 }]) !== null) return [];
  return rules
    .filter(({ currency }) => currency === price.currency)
    .flatMap(({ place, ...rule }) => {
      const { currency, method } = rule;
      // Asked of this rule alone, as if it held everywhere: the place is said beside the answer.
      const quote = quoteAt({
        goods: price,
        currency,
        method,
        place: 'elsewhere',
        rules: [{ ...rule, place: 'any' }],
      });
      if (!quote.ok) return [];
      return [
        { method, place, fee: quote.fee, days: quote.days, free: isZero(quote.fee) ? null : rule.free },
      ];
    });
};
