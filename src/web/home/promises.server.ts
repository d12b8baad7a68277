import { sellerOfPage } from '../../content/pages/sellers.ts';
import { WARRANTY_PERIODS } from '../../content/pages/warranty-periods.ts';
import type { Translate } from '../../content/translator.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import type { Currency } from '../../domain/money/money.ts';
import { printBoth } from '../i18n/print-both.ts';
import type { ShopPromise } from './shop-promises.tsx';

/** The least warranty of panels in years: of the panel itself, and of its power. */
const leastYears = (goods: (typeof WARRANTY_PERIODS)[number]['goods']) =>
  WARRANTY_PERIODS.find((period) => period.goods === goods)?.years ?? 0;
const FREE = { above: 'home.deliveryFreeAbove', from: 'home.deliveryFreeFrom' } as const;

/** The rule with the lowest fee in a currency, the first of equals; null if nothing is delivered for it. */
const cheapestDelivery = (rules: readonly ShippingRule[], currency: Currency): ShippingRule | null =>
  rules
    .filter((rule) => rule.currency === currency)
    .reduce<ShippingRule | null>(
      (best, rule) => (best === null || rule.fee.minor < best.fee.minor ? rule : best),
      null,
    );

/** The page that promises are printed for. */
interface Page {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  readonly shop: {
    readonly rules: {
      readonly shipping: readonly ShippingRule[];
      readonly tax: Readonly<Record<Currency, TaxRule>>;
    };
  };
}

/** What makes a way of delivery free wherever it leads: the most that any of its places asks for; null where one of them never is. */
const freeAnywhere = (
  rules: readonly ShippingRule[],
  { currency, method }: ShippingRule,
): ShippingRule['free'] =>
  rules
    .filter((rule) => rule.currency === currency && rule.method === method)
    .map(({ free }) => free)
    .reduce((most, free) =>
      most === null || free === null ? null : free.goods.minor > most.goods.minor ? free : most,
    );

function deliveryPromise(rule: ShippingRule, { shop, locale, translate }: Page): ShopPromise {
  const { fee, days } = rule;
  const free = freeAnywhere(shop.rules.shipping, rule);
  return {
    kind: 'delivery',
    to: '/delivery-warranty-returns#delivery',
    title: translate('home.delivery', { amount: formatPrice(fee, locale) }),
    text:
      free === null
        ? translate('page.delivery.daysRange', daysRange(days))
        : printBoth(free.goods, { rule: shop.rules.tax[free.goods.currency], locale, translate }, (amount) =>
            translate(FREE[free.when], { amount }),
          ),
  };
}

/** What a customer may rely on, printed; delivery as the rules charge it (R10), left out where none is offered. */
export function printPromises(page: Page): readonly ShopPromise[] {
  const { shop, locale, currency, translate } = page;
  const delivery = cheapestDelivery(shop.rules.shipping, currency);
  return [
    ...(delivery === null ? [] : [deliveryPromise(delivery, page)]),
    {
      kind: 'returns',
      to: '/delivery-warranty-returns#returns',
      title: translate('home.returns'),
      text: translate('home.returnsText'),
    },
    {
      kind: 'warranty',
      to: '/delivery-warranty-returns#warranty',
      title: translate('home.warranty', { years: leastYears('panels') }),
      text: translate('home.warrantyText', { years: leastYears('panelPerformance') }),
    },
    {
      kind: 'support',
      to: '/support',
      title: translate('home.support', { hours: sellerOfPage(locale).hours }),
      text: translate('home.supportText'),
    },
  ];
}
