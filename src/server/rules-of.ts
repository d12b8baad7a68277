import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../domain/checkout/payment-methods.ts';
import { DEFAULT_SHIPPING_RULES, REGIONAL_SHIPPING_RULES } from '../domain/checkout/shipping-rules.ts';
import { TAX_RATE_PERCENT } from '../domain/checkout/tax.ts';
import { OPEN_ORDER_LIMITS } from '../domain/limits/open-orders.ts';
import { fromMajor } from '../domain/money/major-units.ts';
import type { Currency } from '../domain/money/money.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import type { Settings } from './env.ts';

const limitOf = (major: number | undefined, currency: Currency) =>
  major === undefined ? null : fromMajor(major, currency);

/** What the operator's settings make of the rules that orders are placed by; who takes cards is wired elsewhere. */
export const rulesOf = (settings: Settings): Omit<ShopRules, 'cardCurrencies'> => ({
  tax: {
    UAH: { ratePercent: settings.TAX_RATE_PERCENT_UA ?? TAX_RATE_PERCENT, mode: 'added' },
    PLN: { ratePercent: settings.TAX_RATE_PERCENT_PL ?? TAX_RATE_PERCENT, mode: 'added' },
  },
  shipping: settings.SHIPPING_UAH === 'regional' ? REGIONAL_SHIPPING_RULES : DEFAULT_SHIPPING_RULES,
  remoteAreas: settings.REMOTE_AREAS ?? [],
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: {
    UAH: limitOf(settings.POD_LIMIT_UAH, 'UAH'),
    PLN: limitOf(settings.POD_LIMIT_PLN, 'PLN'),
  },
  openOrders: settings.ORDER_LIMITS ? OPEN_ORDER_LIMITS : null,
  paymentMethods: settings.PAYMENT_METHODS,
});
