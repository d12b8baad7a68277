import { asOffered, offersOf, type Offer } from '../../domain/catalogue/offer.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { freightOf, freightSpecificationsIn } from '../../domain/checkout/freight.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { isZero, money, type Currency } from '../../domain/money/money.ts';
import { machineOffers } from '../../domain/rental/haulage-offers.ts';
import type { Purchase } from '../../domain/rental/break-even.ts';
import { tiersOfPrices } from '../../domain/rental/tiers.ts';
import { offerPath } from '../../domain/catalogue/offer-path.ts';
import { deliveryOffers } from './product-terms.ts';

interface Scope {
  readonly currency: Currency;
  readonly rules: {
    readonly shipping: readonly ShippingRule[];
    readonly haulage: Parameters<typeof machineOffers>[1]['haulage'];
  };
}

/** How one piece of a product is brought where it is offered in one way alone, and what that costs. */
export function transportOf(product: ProductDetail, { rules, currency }: Scope) {
  const { sale, day } = product.prices[currency];
  const piece = {
    freight: freightOf(product.categoryId, freightSpecificationsIn(product.specifications)),
    isRental: product.kind === 'rental',
  };
  return {
    delivery: deliveryOffers(money(sale ?? day ?? 0, currency), { ...piece, rules: rules.shipping }),
    haulage: machineOffers(piece, { currency, haulage: rules.haulage }),
  };
}

/** What buying is to be compared with of a product that is sold and rented, and only while it can be bought; null for any other. */
export function purchaseOf(product: ProductDetail, scope: Scope): Purchase | null {
  const { id, prices, stock } = product;
  const { sale } = prices[scope.currency];
  const tiers = tiersOfPrices(prices[scope.currency], scope.currency);
  if (sale === null || tiers === null || stock <= 0 || offersOf(product, scope.currency).length === 1) {
    return null;
  }
  const { delivery, haulage } = transportOf(asOffered(product, 'rent'), scope);
  const isFree = haulage.length === 0 && delivery.length > 0 && delivery.every(({ fee }) => isZero(fee));
  return {
    price: money(sale, scope.currency),
    tiers,
    path: offerPath(id, 'buy'),
    isDeliveryExtra: !isFree,
  };
}

/** The choice between the two sides of a product that is sold and rented, and the one that is shown; null for any other. */
export function choiceOf({ id, ...product }: ProductDetail, offer: Offer, { currency }: Scope) {
  if (offersOf(product, currency).length === 1) return null;
  return { offer, paths: { buy: offerPath(id, 'buy'), rent: offerPath(id, 'rent') } };
}
