import { offersOf } from '../../domain/catalogue/offer.ts';
import type { CardProduct, ProductDetail } from '../../domain/catalogue/product.ts';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { parcelsByDay } from '../../domain/checkout/arrival.ts';
import { freightOf, freightSpecificationsIn } from '../../domain/checkout/freight.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { formatDayBy } from '../../domain/locale/format-day-by.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import type { MessageKey, Translate } from '../../content/translator.ts';
import { slugOfPath } from '../catalogue/category-path.ts';

/** What a slide says of the goods that it leads to, printed. */
export interface SlideOffer {
  /** What they cost, at least where they are several: with tax and without it, each with its label; null where none can be had. */
  readonly price: { readonly gross: string; readonly net: string } | null;
  /** By when a parcel is there that is ordered today; null where delivery has no day of the rules. */
  readonly by: string | null;
  /** The button's words. */
  readonly action: string;
}

/** What a slide's offer is reckoned from. */
interface Scope {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  readonly shop: {
    readonly rules: {
      readonly shipping: readonly ShippingRule[];
      readonly tax: Readonly<Record<Currency, TaxRule>>;
    };
    readonly catalogue: {
      readonly listCategories: (
        locale: Locale,
      ) => Promise<
        readonly { readonly id: number; readonly slug: string; readonly kind: CardProduct['kind'] }[]
      >;
      readonly findProduct: (id: number, locale: Locale) => Promise<ProductDetail | null>;
      readonly listProducts: (query: {
        readonly locale: Locale;
        readonly currency: Currency;
        readonly condition: ProductCondition;
        readonly sort: readonly { readonly field: 'price'; readonly direction: 'asc' }[];
        readonly page: number;
        readonly pageSize: number;
      }) => Promise<{ readonly products: readonly CardProduct[] }>;
    };
  };
}

/** More machines than a category of them has. */
const MACHINES_MAX = 100;

const PRODUCT_PATH = /^\/product\/(\d+)$/;

/** An amount with its label, as both of a price's sides read it. */
function printed(minor: number, key: MessageKey | null, { shop, locale, currency, translate }: Scope) {
  const rule = shop.rules.tax[currency];
  const price = money(minor, currency);
  const side = (amount: typeof price, label: MessageKey) => {
    const text = formatPrice(amount, locale);
    return `${key === null ? text : translate(key, { amount: text })} ${translate(label)}`;
  };
  return {
    gross: side(withTax(price, rule), 'cart.withTax'),
    net: side(withoutTax(price, rule), 'cart.withoutTax'),
  };
}

function byDay({ shop, locale, currency, translate }: Scope, moment: string): string | null {
  const today = dayIn(timeZoneOf(marketOf(currency)), moment);
  const day = parcelsByDay(shop.rules.shipping, { currency, today });
  return day === null ? null : translate('slide.by', { day: formatDayBy(day, locale) });
}

async function offerOfProduct(id: number, scope: Scope, moment: string): Promise<SlideOffer> {
  const { shop, locale, currency, translate } = scope;
  const product = await shop.catalogue.findProduct(id, locale);
  const action = translate('slide.openProduct');
  if (product === null || product.displayOnly !== undefined || product.stock <= 0) {
    return { price: null, by: null, action };
  }
  const { sale, day } = product.prices[currency];
  if (!offersOf(product, currency).includes('buy')) {
    return {
      price: day === null ? null : printed(day, 'slide.perDay', scope),
      by: null,
      action: translate('slide.rent'),
    };
  }
  const { isHeavy } = freightOf(product.categoryId, freightSpecificationsIn(product.specifications));
  return {
    price: sale === null ? null : printed(sale, null, scope),
    by: isHeavy ? null : byDay(scope, moment),
    action,
  };
}

async function offerOfList(
  { id, kind }: { readonly id: number; readonly kind: CardProduct['kind'] },
  scope: Scope,
  moment: string,
): Promise<SlideOffer> {
  const { shop, locale, currency, translate } = scope;
  const number = (
    field: 'categoryId' | 'stock',
    operator: '$eq' | '$gt',
    value: number,
  ): ProductCondition => ({
    kind: 'number',
    field,
    operator,
    values: [value],
  });
  const condition: ProductCondition = {
    kind: 'and',
    conditions: [number('categoryId', '$eq', id), number('stock', '$gt', 0)],
  };
  const isRental = kind === 'rental';
  const { products } = await shop.catalogue.listProducts({
    locale,
    currency,
    condition,
    sort: [{ field: 'price', direction: 'asc' }],
    page: 1,
    pageSize: isRental ? MACHINES_MAX : 1,
  });
  const term = isRental ? 'day' : 'sale';
  const prices = products.flatMap(({ prices: { [currency]: list }, displayOnly }) =>
    displayOnly !== undefined || list[term] === null ? [] : [list[term]],
  );
  const action = translate(isRental ? 'slide.rent' : 'slide.openList');
  if (prices.length === 0) return { price: null, by: null, action };
  return {
    price: printed(Math.min(...prices), isRental ? 'slide.fromPerDay' : 'slide.from', scope),
    by: isRental ? null : byDay(scope, moment),
    action,
  };
}

/**
 * What a slide's goods cost, by when they are there and what its button says: all of them by its link, which is a product's page or a
 * list's; any other has neither. Only what can be ordered now counts. `moment` is now, ISO 8601.
 */
export async function slideOffer(link: string, scope: Scope, moment: string): Promise<SlideOffer> {
  const id = PRODUCT_PATH.exec(link)?.[1];
  if (id !== undefined) return offerOfProduct(Number(id), scope, moment);
  const categories = link.startsWith('/') ? await scope.shop.catalogue.listCategories(scope.locale) : [];
  const slug = slugOfPath(`/region${link}`);
  const category = categories.find((each) => each.slug === slug);
  return category === undefined
    ? { price: null, by: null, action: scope.translate('slide.openList') }
    : offerOfList(category, scope, moment);
}
