import { offersOf } from '../../domain/catalogue/offer.ts';
import { kindIdOf } from '../../domain/catalogue/category-kind.ts';
import type { CardProduct, ProductDetail } from '../../domain/catalogue/product.ts';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { parcelsByDay } from '../../domain/checkout/arrival.ts';
import { freightOf, freightSpecificationsIn, SETS, SOLAR_PANELS } from '../../domain/checkout/freight.ts';
import { PARCEL_MAX_PANELS } from '../../domain/checkout/pallet.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { formatDayBy } from '../../domain/locale/format-day-by.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import type { Translate } from '../../content/translator.ts';
import { slugOfPath } from '../../domain/catalogue/category-address.ts';
import { printBoth, type BothTexts } from '../i18n/print-both.ts';

/** What a slide says of the goods that it leads to, printed. */
export interface SlideOffer {
  /** What they cost, at least where they are several: with tax and without it, each with its label; null where none can be had. */
  readonly price: BothTexts | null;
  /** By when a parcel that is ordered today is anywhere in the market; null where delivery has no day of the rules. */
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

const priceOf = (
  minor: number,
  { shop, locale, currency, translate }: Scope,
  say?: (amount: string) => string,
): BothTexts => printBoth(money(minor, currency), { rule: shop.rules.tax[currency], locale, translate }, say);

/** By when a parcel is anywhere in the market; of panels, by when as many as are a parcel are: a roof of them goes on a pallet. */
function byDay(
  { shop, locale, currency, translate }: Scope,
  moment: string,
  categoryId?: number,
): string | null {
  const market = marketOf(currency);
  const today = dayIn(timeZoneOf(market), moment);
  const day = parcelsByDay(shop.rules.shipping, { currency, today });
  const kindId = kindIdOf(categoryId ?? 0);
  if (day === null || kindId === SETS) return null;
  const said = { market, day: formatDayBy(day, locale) };
  return kindId === SOLAR_PANELS
    ? translate('slide.panelsBy', { ...said, count: PARCEL_MAX_PANELS })
    : translate('slide.by', said);
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
      price: day === null ? null : priceOf(day, scope, (amount) => translate('slide.perDay', { amount })),
      by: null,
      action: translate('slide.rent'),
    };
  }
  const { isHeavy } = freightOf(product.categoryId, freightSpecificationsIn(product.specifications));
  return {
    price: sale === null ? null : priceOf(sale, scope),
    by: isHeavy ? null : byDay(scope, moment, product.categoryId),
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
    price: priceOf(Math.min(...prices), scope, (amount) =>
      scope.translate(isRental ? 'slide.fromPerDay' : 'slide.from', { amount }),
    ),
    by: isRental ? null : byDay(scope, moment, id),
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
