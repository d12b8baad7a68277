import { SAMPLE_DEPOTS } from '../content/pages/seller-data.ts';
import { DEFAULT_PAY_ON_DELIVERY_FEES, type PayOnDeliveryFees } from '../domain/checkout/payment-methods.ts';
import {
  DEFAULT_SHIPPING_RULES,
  REGIONAL_SHIPPING_RULES,
  withExpressInZloty,
} from '../domain/checkout/shipping-rules.ts';
import { TAX_RATE_PERCENT, type TaxRule } from '../domain/checkout/tax.ts';
import { DEFAULT_MACHINE_DAYS } from '../domain/limits/machine-days.ts';
import { OPEN_ORDER_LIMITS } from '../domain/limits/open-orders.ts';
import { marketOf, type Market } from '../domain/locale/market.ts';
import { fromMajor } from '../domain/money/major-units.ts';
import type { Currency } from '../domain/money/money.ts';
import { DEFAULT_HAULAGE_FEES, type HaulageTariff } from '../domain/rental/haulage.ts';
import type { HaulageTerms } from '../domain/shop-data/haulage-terms.ts';
import type { OnDeliveryTerms } from '../domain/shop-data/on-delivery-terms.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import type { Settings } from './env.ts';
import { hasSeller } from './sellers-of.ts';
import { NOTHING_SAID, type ShopDataInForce } from './shop-data/in-force.ts';

const NOT_ON_DELIVERY: PayOnDeliveryFees = { UAH: null, PLN: null };

const amountOf = (major: number | undefined, currency: Currency) =>
  major === undefined ? null : fromMajor(major, currency);

/** What the settings make of the rules of delivery by parcel. */
export function shippingOf({ SHIPPING_UAH, EXPRESS_PLN }: Settings): ShopRules['shipping'] {
  const rules = SHIPPING_UAH === 'regional' ? REGIONAL_SHIPPING_RULES : DEFAULT_SHIPPING_RULES;
  return EXPRESS_PLN ? withExpressInZloty(rules, EXPRESS_PLN) : rules;
}

/** What the settings say of bringing machines, before a sample depot stands in. */
export function haulageOf(settings: Settings): Readonly<Record<Currency, HaulageTerms>> {
  const of = (currency: Currency): HaulageTerms => ({
    depot: settings[`DEPOT_POSTCODE_${marketOf(currency)}`] ?? null,
    fees: settings[`HAULAGE_${currency}`] ?? DEFAULT_HAULAGE_FEES[currency],
  });
  return { UAH: of('UAH'), PLN: of('PLN') };
}

/** What the settings say of payment on delivery, and of areas whose delivery is quoted. */
export const onDeliveryOf = (settings: Settings): OnDeliveryTerms => ({
  fees: { ...DEFAULT_PAY_ON_DELIVERY_FEES, PLN: amountOf(settings.POD_FEE_PLN, 'PLN') },
  limits: {
    UAH: amountOf(settings.POD_LIMIT_UAH, 'UAH'),
    PLN: amountOf(settings.POD_LIMIT_PLN, 'PLN'),
  },
  remoteAreas: settings.REMOTE_AREAS ?? [],
});

/**
 * From where machines leave while nobody names a depot, by market. A shop with a seller of its own says where its machines stand: until then
 * their transport is quoted, null here.
 */
export function sampleDepotsOf(
  settings: Settings,
  { hasOwnSeller }: ShopDataInForce,
): Readonly<Record<Market, string | null>> {
  const of = (market: Market) =>
    hasSeller(settings, market) || hasOwnSeller[market] ? null : SAMPLE_DEPOTS[market];
  return { UA: of('UA'), PL: of('PL') };
}

function tariffOf({ depot: own, fees }: HaulageTerms, sample: string | null): HaulageTariff | null {
  const depot = own ?? sample;
  return fees === 'quoted' || depot === null ? null : { depot, fees };
}

/** The rules that orders are placed by that do not change while the shop runs. */
const fixedRules = (
  settings: Settings,
): Pick<ShopRules, 'openOrders' | 'machineDays' | 'paymentMethods'> => ({
  openOrders: settings.ORDER_LIMITS ? OPEN_ORDER_LIMITS : null,
  machineDays: {
    network: Math.max(DEFAULT_MACHINE_DAYS.network, settings.UNPAID_MACHINE_DAYS),
    newcomer: settings.UNPAID_MACHINE_DAYS_NEW,
    known: settings.UNPAID_MACHINE_DAYS,
  },
  paymentMethods: settings.PAYMENT_METHODS,
});

/**
 * The rules that orders are placed by: what admins say at the moment, else the operator's settings; who takes cards is wired elsewhere. Whoever keeps
 * them keeps the object, not a copy of what stands on it.
 */
export function rulesOf(
  settings: Settings,
  shopData: () => ShopDataInForce = () => NOTHING_SAID,
): Omit<ShopRules, 'cardCurrencies'> {
  const shipping = shippingOf(settings);
  const taxIn = (market: Market): TaxRule => ({
    ratePercent: shopData().taxRates?.[market] ?? settings[`TAX_RATE_PERCENT_${market}`] ?? TAX_RATE_PERCENT,
    mode: settings[`TAX_MODE_${market}`],
  });
  const haulage = haulageOf(settings);
  const onDelivery = onDeliveryOf(settings);
  const tariffIn = (currency: Currency) => {
    const market = marketOf(currency);
    return tariffOf((shopData().haulage ?? haulage)[currency], sampleDepotsOf(settings, shopData())[market]);
  };
  const termsOnDelivery = () => shopData().onDelivery ?? onDelivery;
  return {
    ...fixedRules(settings),
    get tax() {
      return { UAH: taxIn('UA'), PLN: taxIn('PL') };
    },
    get shipping() {
      return shopData().shipping ?? shipping;
    },
    get haulage() {
      return { UAH: tariffIn('UAH'), PLN: tariffIn('PLN') };
    },
    get remoteAreas() {
      return termsOnDelivery().remoteAreas;
    },
    get payOnDeliveryFees() {
      // Pages that name the fee are to name none of a method that the settings leave out.
      return settings.PAYMENT_METHODS.includes('pod') ? termsOnDelivery().fees : NOT_ON_DELIVERY;
    },
    get payOnDeliveryLimits() {
      return termsOnDelivery().limits;
    },
  };
}
