import type { SellerView } from '../../../content/pages/sellers.ts';
import { taxLabel } from '../../../content/tax-label.ts';
import { translator, type CompiledMessages, type Translate } from '../../../content/translator.ts';
import type { Freight } from '../../../domain/checkout/freight.ts';
import { priceInView, PRICE_VIEWS, withTax } from '../../../domain/checkout/tax.ts';
import { formatDays } from '../../../domain/locale/format-date.ts';
import type { Locale, Localized } from '../../../domain/locale/locale.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money, type Currency, type Money } from '../../../domain/money/money.ts';
import { machineOffers, vehicleOffers } from '../../../domain/rental/haulage-offers.ts';
import { VEHICLE_LIMITS, VEHICLES } from '../../../domain/rental/haulage.ts';
import { AREA_COUNTRIES } from '../../../domain/shop-data/on-delivery-terms.ts';
import type { ShopDataPart } from '../../../domain/shop-data/shop-data.ts';
import {
  changedMonths,
  exampleArrivals,
  exampleDeliveries,
  EXAMPLE_GOODS,
  onDeliveryShown,
  type ShownTerms,
} from '../../../domain/shop-data/shown-terms.ts';
import { productTerms } from '../../product/product-terms.ts';
import type { PreviewExample, PreviewPanel, PreviewView } from './shop-preview.tsx';

/** A party as the head of an invoice names it. */
interface PartyBlock {
  readonly label: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the shop would be, beside what it is. */
interface Shown {
  readonly before: ShownTerms;
  readonly after: ShownTerms;
  readonly sellers: Localized<readonly [ua: SellerView, pl: SellerView]>;
  readonly invoiceHeads: Localized<Readonly<Record<Market, PartyBlock>>>;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly messages: Localized<CompiledMessages>;
}

/** A product by whose prices a tax is shown: its name in each language, and what the shop keeps of its price. */
export interface PricedExample {
  readonly name: Localized;
  readonly prices: Readonly<Record<Currency, number | null>>;
}

/** What a preview is made of besides. */
interface About {
  readonly part: ShopDataPart;
  readonly changes: PreviewView['changes'];
  /** ISO 8601. */
  readonly today: string;
  /** Null where the shop has nothing to show a price of, and for parts that change none. */
  readonly product: PricedExample | null;
}

interface Words {
  readonly t: Translate;
  readonly locale: Locale;
}

const MARKETS = ['UA', 'PL'] as const satisfies readonly Market[];

/** Machines that need one vehicle each, whose pages are shown. */
const MACHINES: Readonly<Record<(typeof VEHICLES)[number], Freight>> = {
  van: {
    panelPowerW: 0,
    batteriesCount: 0,
    panelsCount: 0,
    weightKg: 400,
    longestMm: 2400,
    isHeavy: true,
  },
  'low-loader': {
    panelPowerW: 0,
    batteriesCount: 0,
    panelsCount: 0,
    weightKg: 6000,
    longestMm: 5000,
    isHeavy: true,
  },
};

/** What example orders pay, with and without the change. */
function deliveryExamples({ before, after }: Shown, { t, locale }: Words): PreviewExample[] {
  return CURRENCIES.map((currency) => ({
    title: t('backoffice.shop.preview.order', {
      amount: formatPrice(withTax(EXAMPLE_GOODS[currency], after.tax[currency]), locale),
    }),
    rows: exampleDeliveries(currency, { before, after }).map(({ method, place, ...orders }) => {
      const print = (order: (typeof orders)['before']) =>
        order === null
          ? t('backoffice.shop.preview.notOffered')
          : t('backoffice.shop.preview.pays', {
              delivery: formatPrice(order.delivery, locale),
              total: formatPrice(order.total, locale),
            });
      return {
        label: `${t(`shippingMethod.${method}`)}, ${t(`page.delivery.place.${place}`)}`,
        before: print(orders.before),
        after: print(orders.after),
      };
    }),
  }));
}

function podText({ fee, limit }: { fee: Money | null; limit: Money | null }, { t, locale }: Words): string {
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
function onDeliveryExamples({ before, after }: Shown, words: Words): PreviewExample[] {
  const { t } = words;
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
        before: podText(were[index] ?? terms, words),
        after: podText(terms, words),
      })),
    },
    ...(areas.length > 0 ? [{ title: t('backoffice.shop.preview.quoted'), rows: areas }] : []),
  ];
}

/** What a product costs with its tax and without it. */
function taxExamples(
  { before, after }: Shown,
  product: PricedExample | null,
  words: Words,
): PreviewExample[] {
  const { t, locale } = words;
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
function arrivalExamples(shown: Shown, today: string, { t, locale }: Words): PreviewExample[] {
  return MARKETS.map((market) => ({
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

/** What the page of a rented machine says of bringing it. */
function leaseTerms({ after }: Shown, { t, locale }: Words): PreviewPanel['leases'] {
  return CURRENCIES.flatMap((currency) =>
    VEHICLES.map((vehicle) => {
      const { kg } = VEHICLE_LIMITS[vehicle];
      const machine = { freight: MACHINES[vehicle], isRental: true };
      const haulage = machineOffers(machine, { currency, haulage: after.haulage });
      const name = t(`page.delivery.haulage.${vehicle}`, { kg, tonnes: kg / 1000 });
      return {
        title: `${t(`page.delivery.group.${currency}`)}. ${name}`,
        terms: productTerms(
          { kind: 'rental', categoryId: 0, warrantyMonths: 0, specifications: [] },
          { delivery: [], haulage },
          { translate: t, locale, rule: after.tax[currency], today: null, city: null },
        ),
      };
    }),
  );
}

const NOTHING: PreviewPanel = {
  sellers: null,
  invoiceHead: null,
  links: null,
  delivery: null,
  leases: [],
  examples: [],
  months: [],
};

function deliveryOf({ after: { shipping, payOnDeliveryFees, haulage } }: Shown): PreviewPanel['delivery'] {
  return { shipping, payOnDeliveryFees, haulage: vehicleOffers(haulage) };
}

function panelOf(shown: Shown, { part, today, product }: About, words: Words): PreviewPanel {
  const { locale } = words;
  switch (part) {
    case 'seller-UA':
    case 'seller-PL': {
      const invoiceHead = shown.invoiceHeads[locale][part === 'seller-UA' ? 'UA' : 'PL'];
      return { ...NOTHING, sellers: shown.sellers[locale], invoiceHead };
    }
    case 'channels':
      return { ...NOTHING, links: shown.socialLinks };
    case 'delivery':
      return { ...NOTHING, delivery: deliveryOf(shown), examples: deliveryExamples(shown, words) };
    case 'haulage':
      return { ...NOTHING, delivery: deliveryOf(shown), leases: leaseTerms(shown, words) };
    case 'on-delivery':
      return { ...NOTHING, delivery: deliveryOf(shown), examples: onDeliveryExamples(shown, words) };
    case 'tax':
      return { ...NOTHING, examples: taxExamples(shown, product, words) };
    case 'closures': {
      const span = { before: shown.before.daysOff, after: shown.after.daysOff, today };
      return {
        ...NOTHING,
        months: MARKETS.map((market) => ({ market, months: changedMonths(market, span) })),
        examples: arrivalExamples(shown, today, words),
      };
    }
  }
}

/** What a preview shows in each language, and the list of what changes in that of the page. */
export function previewView(shown: Shown, about: About): PreviewView {
  const { messages, after } = shown;
  const panel = (locale: Locale) =>
    panelOf(shown, about, { t: translator(locale, messages[locale]), locale });
  return {
    changes: about.changes,
    taxRules: after.tax,
    messages,
    panels: { uk: panel('uk'), pl: panel('pl'), en: panel('en') },
  };
}
