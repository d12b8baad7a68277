import { toMajor } from '../../domain/money/major-units.ts';
import { compare, type Currency } from '../../domain/money/money.ts';
import type { DeliveryOffer } from './delivery-offers.ts';

/** The market that a currency's terms are for (R10). */
const COUNTRIES = { UAH: 'UA', PLN: 'PL' } as const satisfies Record<Currency, string>;
const RETURN_DAYS = 14;

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/**
 * What delivery costs and takes, for search engines (schema.org OfferShippingDetails). They know a country and not its
 * major cities: of a method that costs more in some places, that price is told.
 */
export const shippingData = (delivery: readonly DeliveryOffer[]) =>
  [...Map.groupBy(delivery, ({ method }) => method).values()].flatMap((places) => {
    const [dearest] = places.toSorted((a, b) => compare(b.fee, a.fee));
    if (dearest === undefined) return [];
    const { fee } = dearest;
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: toMajor(fee).toFixed(2), currency: fee.currency },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRIES[fee.currency] },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(0, 1),
          transitTime: days(dearest.days.min, dearest.days.max),
        },
      },
    ];
  });

/** How goods may be sent back: within 14 days, at the buyer's cost unless they are faulty (C §9). */
export const returnData = (currency: Currency) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRIES[currency],
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
});
