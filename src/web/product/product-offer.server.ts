import { asOffered, offersOf, type Offer } from '../../domain/catalogue/offer.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { freightOf, freightSpecificationsIn } from '../../domain/checkout/freight.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { isZero, money, type Currency } from '../../domain/money/money.ts';
import { rentCarriages, type RentCarriage } from '../../domain/rental/rent-carriage.ts';
import { machineOffers } from '../../domain/rental/haulage-offers.ts';
import type { Purchase } from '../../domain/rental/break-even.ts';
import { tiersOfPrices } from '../../domain/rental/tiers.ts';
import { offerPath } from '../../domain/catalogue/offer-path.ts';
import { MAJOR_CITIES } from '../../domain/checkout/major-cities.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { deliveryOffers, productTerms, type DeliveryOffer } from './product-terms.ts';
import type { Translate } from '../../content/translator.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';

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

/** What bringing one machine, two, three … costs as far as that is known before their place is; none of what is not rented. */
export const carriagesOf = (product: ProductDetail, { rules, currency }: Scope): readonly RentCarriage[] =>
  product.kind === 'rental'
    ? rentCarriages(freightOf(product.categoryId, freightSpecificationsIn(product.specifications)), {
        currency,
        ...rules,
        stock: product.stock,
      })
    : [];

/** Where a product is to be delivered, of one whose delivery depends on that. */
export interface DeliveryPlace {
  /** As it was asked for; null for none. */
  readonly city: string | null;
  /** The major cities of the market in the page's language, offered while one is typed. */
  readonly majorCities: readonly string[];
}

/** Longer than the name of any settlement. */
const CITY_MAX = 60;

/** The city that a page is asked for, and those that it offers; null where delivery is the same everywhere, and of what is sold out. */
export function placeOf(
  { kind, stock }: Pick<ProductDetail, 'kind' | 'stock'>,
  { delivery, query }: { readonly delivery: readonly DeliveryOffer[]; readonly query: URLSearchParams },
  { currency, locale }: { readonly currency: Currency; readonly locale: Locale },
): DeliveryPlace | null {
  const isBrought = kind === 'rental' || stock > 0;
  if (!isBrought || delivery.every(({ place }) => place === 'any')) return null;
  const city = (query.get('city') ?? '').trim();
  return {
    city: city === '' || city.length > CITY_MAX ? null : city,
    majorCities: MAJOR_CITIES[marketOf(currency)]
      .map((names) => names[locale])
      .toSorted((a, b) => a.localeCompare(b, locale)),
  };
}

/** The market's day from which delivery of a product counts, ISO 8601; null while there is nothing to send. */
const sendingDay = ({ stock }: Pick<ProductDetail, 'stock'>, currency: Currency): string | null =>
  stock > 0 ? dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString()) : null;

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

/** The terms of a product as its page lists them: delivery, returns, warranty and the rest. */
export const termsOf = (
  product: ProductDetail,
  transport: ReturnType<typeof transportOf>,
  {
    translate,
    locale,
    currency,
    tax,
    place,
  }: {
    readonly translate: Translate;
    readonly locale: Locale;
    readonly currency: Currency;
    readonly tax: Readonly<Record<Currency, TaxRule>>;
    readonly place: DeliveryPlace | null;
  },
) =>
  tieUnitsIn(
    productTerms(product, transport, {
      translate,
      locale,
      rule: tax[currency],
      today: sendingDay(product, currency),
      city: place?.city ?? null,
    }),
  );
