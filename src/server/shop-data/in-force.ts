import { NO_DAYS_OFF, type DaysOff } from '../../domain/calendar/working-days.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { Market } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { daysOffOf } from '../../domain/shop-data/closures.ts';
import { shippingRulesOf } from '../../domain/shop-data/delivery-terms.ts';
import { haulageTermsOf, type HaulageTerms } from '../../domain/shop-data/haulage-terms.ts';
import { onDeliveryTermsOf, type OnDeliveryTerms } from '../../domain/shop-data/on-delivery-terms.ts';
import { taxRatesOf } from '../../domain/shop-data/tax-rates.ts';
import type { OwnShopData } from './shop-data.ts';

/** What admins said that the rules of selling are made of; null or false where the settings hold. */
export interface ShopDataInForce {
  readonly shipping: readonly ShippingRule[] | null;
  readonly haulage: Readonly<Record<Currency, HaulageTerms>> | null;
  readonly onDelivery: OnDeliveryTerms | null;
  readonly taxRates: Readonly<Record<Market, number>> | null;
  readonly hasOwnSeller: Readonly<Record<Market, boolean>>;
  readonly daysOff: DaysOff;
}

/** A shop of which admins said nothing. */
export const NOTHING_SAID: ShopDataInForce = {
  shipping: null,
  haulage: null,
  onDelivery: null,
  taxRates: null,
  hasOwnSeller: { UA: false, PL: false },
  daysOff: NO_DAYS_OFF,
};

/** What of all parts the rules are made of. */
export const inForceOf = (own: OwnShopData): ShopDataInForce => ({
  shipping: own.delivery && shippingRulesOf(own.delivery),
  haulage: own.haulage && haulageTermsOf(own.haulage),
  onDelivery: own['on-delivery'] && onDeliveryTermsOf(own['on-delivery']),
  taxRates: own.tax && taxRatesOf(own.tax),
  hasOwnSeller: { UA: own['seller-UA'] !== null, PL: own['seller-PL'] !== null },
  daysOff: own.closures ? daysOffOf(own.closures) : NO_DAYS_OFF,
});
