import { taxLabel } from '../../../content/tax-label.ts';
import type { Translate } from '../../../content/translator.ts';
import { priceInView, PRICE_VIEWS, withTax } from '../../../domain/checkout/tax.ts';
import { formatDays } from '../../../domain/locale/format-date.ts';
import type { Locale, Localized } from '../../../domain/locale/locale.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money, type Currency, type Money } from '../../../domain/money/money.ts';
import { AREA_COUNTRIES } from '../../../domain/shop-data/on-delivery-terms.ts';
import {
  exampleArrivals,
  exampleDeliveries,
  exampleGoods,
  onDeliveryShown,
  type ShownTerms,
} from '../../../domain/shop-data/shown-terms.ts';
import type { PreviewExample } from './shop-preview.tsx';

/** The terms of the shop with a change and without it. */
export interface ComparedTerms {
  readonly before: ShownTerms;
  readonly after: ShownTerms;
}

/** How a preview is worded. */
export interface Wording {
  readonly t: Translate;
  readonly locale: Locale;
}

/** The markets in the order in which a preview shows them. */
export const SHOWN_MARKETS = ['UA', 'PL'] as const satisfies readonly Market[];

/** A product by whose prices a tax is shown: its name in each language, and what the shop keeps of its price. */
export interface PricedExample {
  readonly name: Localized;
  readonly prices: Readonly<Record<Currency, number | null>>;
}

/** What example orders pay, with and without the change. */
export function deliveryExamples({ before, after }: ComparedTerms, { t, locale }: Wording): PreviewExample[] {
  const orders = CURRENCIES.flatMap((currency) => exampleGoods(currency, { before, after }));
  return orders.map((goods) => ({
    title: t('backoffice.shop.preview.order', {
      amount: formatPrice(withTax(goods, after.tax[goods.currency]), locale),
    }),
    rows: exampleDeliveries(goods, { before, after }).map(({ method, place, ...pays }) => {
      const print = (order: (typeof pays)['before']) =>
        order === null
          ? t('backoffice.shop.preview.notOffered')
          : t('backoffice.shop.preview.pays', {
              delivery: formatPrice(order.delivery, locale),
              total: formatPrice(order.total, locale),
            });
      return {
        label: `${t(`shippingMethod.${method}`)}, ${t(`page.delivery.place.${place}`)}`,
        before: print(pays.before),
        after: print(pays.after),
      };
    }),
  }));
}

function podText({ fee, limit }: { fee: Money | null; limit: Money | null }, { t, locale }: Wording): string {
  if (fee === null) return t('backoffice.shop.preview.notOffered');
  const upTo =
    limit === null
      ? t('backoffice.shop.preview.noLimit')
      : t('checkout.payment.podLimit', { amount: formatPrice(limit, locale) });
  return `+ ${formatPrice(fee, locale)}. ${upTo}`;
}

const areasIn = ({ remoteAreas }: ShownTerms, country: string): string =>
  remoteAreas.flatMap((area) => (area.country === country ? [area.postcode] : [])).join(', ');

/** Whether orders can be paid on delivery, and where delivery is quoted. */
export function onDeliveryExamples({ before, after }: ComparedTerms, wording: Wording): PreviewExample[] {
  const { t } = wording;
  const [were, are] = [onDeliveryShown(before), onDeliveryShown(after)];
  const areas = AREA_COUNTRIES.map((country) => ({
    label: t(`country.${country}`),
    before: areasIn(before, country),
    after: areasIn(after, country),
  })).filter((row) => row.before !== '' || row.after !== '');
  return [
    {
      title: t('paymentMethod.pod'),
      rows: are.map((terms, index) => ({
        label: t(`page.delivery.group.${terms.currency}`),
        before: podText(were[index] ?? terms, wording),
        after: podText(terms, wording),
      })),
    },
    ...(areas.length > 0 ? [{ title: t('backoffice.shop.preview.quoted'), rows: areas }] : []),
  ];
}

/** What a product costs with its tax and without it. */
export function taxExamples(
  { before, after }: ComparedTerms,
  product: PricedExample | null,
  wording: Wording,
): PreviewExample[] {
  const { t, locale } = wording;
  return CURRENCIES.flatMap((currency) => {
    const minor = product?.prices[currency] ?? null;
    if (product === null || minor === null) return [];
    const price = money(minor, currency);
    const print = (terms: ShownTerms, view: (typeof PRICE_VIEWS)[number]) =>
      formatPrice(priceInView(price, view, terms.tax[currency]), locale);
    return [
      {
        title: `${product.name[locale]}. ${t(`page.delivery.group.${currency}`)}`,
        rows: PRICE_VIEWS.map((view) => ({
          label: t(taxLabel(view)),
          before: print(before, view),
          after: print(after, view),
        })),
      },
    ];
  });
}

/** When example parcels arrive. */
export function arrivalExamples(
  shown: ComparedTerms,
  today: string,
  { t, locale }: Wording,
): PreviewExample[] {
  return SHOWN_MARKETS.map((market) => ({
    title: `${t(`page.seller.${market}`)}. ${t('backoffice.shop.preview.arrives')}`,
    rows: exampleArrivals(market, { ...shown, today }).map(({ orderedOn, method, place, ...arrival }) => {
      const date = formatDays(orderedOn, orderedOn, locale);
      const label = [
        orderedOn === today
          ? t('backoffice.shop.preview.orderedToday')
          : t('backoffice.shop.preview.orderedOn', { date }),
        t(`shippingMethod.${method}`),
        ...(place === 'any' ? [] : [t(`page.delivery.place.${place}`)]),
      ].join(', ');
      const print = ({ first, last }: (typeof arrival)['before']) => formatDays(first, last, locale);
      return { label, before: print(arrival.before), after: print(arrival.after) };
    }),
  }));
}
