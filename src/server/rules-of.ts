import { SAMPLE_DEPOTS } from '../content/pages/seller-data.ts';
import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../domain/checkout/payment-methods.ts';
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
import type { ShopRules } from './checkout/shop-rules.ts';
import type { Settings } from './env.ts';
import { hasSeller } from './sellers-of.ts';
import { NOTHING_SAID, type ShopDataInForce } from './shop-data/in-force.ts';

const amountOf = (major: number | undefined, currency: Currency) =>
  major === undefined ? null : fromMajor(major, currency);

/** What the settings make of the rules of delivery by parcel. */
export function shippingOf({ SHIPPING_UAH, EXPRESS_PLN }: Settings): ShopRules['shipping'] {
  const rules = SHIPPING_UAH === 'regional' ? REGIONAL_SHIPPING_RULES : DEFAULT_SHIPPING_RULES;
  return EXPRESS_PLN ? withExpressInZloty(rules, EXPRESS_PLN) : rules;
}

/** A shop with a seller of its own says where its machines stand; until then their transport is quoted. */
function tariffOf(settings: Settings, currency: Currency, isSample: boolean): HaulageTariff | null {
  const market = marketOf(currency);
  const fees = settings[`HAULAGE_${currency}`] ?? DEFAULT_HAULAGE_FEES[currency];
  const sample = isSample ? SAMPLE_DEPOTS[market] : null;
  const depot = settings[`DEPOT_POSTCODE_${market}`] ?? sample;
  return fees === 'quoted' || depot === null ? null : { depot, fees };
}

/** The rules that orders are placed by that do not change while the shop runs. */
const fixedRules = (
  settings: Settings,
): Omit<ShopRules, 'cardCurrencies' | 'tax' | 'shipping' | 'haulage'> => ({
  remoteAreas: settings.REMOTE_AREAS ?? [],
  payOnDeliveryFees: { ...DEFAULT_PAY_ON_DELIVERY_FEES, PLN: amountOf(settings.POD_FEE_PLN, 'PLN') },
  payOnDeliveryLimits: {
    UAH: amountOf(settings.POD_LIMIT_UAH, 'UAH'),
    PLN: amountOf(settings.POD_LIMIT_PLN, 'PLN'),
  },
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
  const tariffIn = (currency: Currency) => {
    const market = marketOf(currency);
    return tariffOf(settings, currency, !hasSeller(settings, market) && !shopData().hasOwnSeller[market]);
  };
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
  };
}
