import type { Freight } from '../checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES, REGIONAL_SHIPPING_RULES } from '../checkout/shipping-rules.ts';
import type { Currency } from '../money/money.ts';

/**
 * The working days within which a parcel of standard delivery arrives wherever it goes for orders in a currency, whichever ruleset an
 * operator charges by.
 */
export const slowestParcelDays = (currency: Currency): number =>
  Math.max(
    ...[...DEFAULT_SHIPPING_RULES, ...REGIONAL_SHIPPING_RULES]
      .filter((rule) => rule.currency === currency && rule.method === 'standard')
      .map(({ days: { max } }) => max),
  );

/**
 * The working days that a rented machine is on its way to its customer, and back: those of a parcel, wherever it goes for orders in a currency;
 * none where it is no parcel and a vehicle brings it on the day (`isHauled`).
 */
export const parcelTravelDays = (freight: Freight, currency: Currency): number =>
  freight.isHeavy ? 0 : slowestParcelDays(currency);
