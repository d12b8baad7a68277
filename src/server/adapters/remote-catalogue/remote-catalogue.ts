import type { Locale } from '../../../domain/locale/locale.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { RemoteCatalogue, RemotePage, RemoteProduct } from '../../ports/remote-catalogue.ts';
import {
  askCatalogue,
  type BracketQuery,
  type CatalogueAddress,
  type CatalogueAnswer,
} from './ask-catalogue.ts';
import {
  readAds,
  readCategories,
  readProducts,
  readPromotions,
  type HasPicture,
  type PricedRecord,
} from './parse-records.ts';
import { listingQuery, searchQuery } from './product-filters.ts';

/** All that a product's record may have (S §7). */
const POPULATE = [
  'general_information.images',
  'pricing_and_inventory',
  'specifications',
  'categories',
  'tags',
  'localizations',
];
/** As many as the menu, the tiles and the box of promotions need; one page (R14). */
const SHOWCASE = { pagination: { page: 1, pageSize: 100 } };
/** In one question; another Promin takes no more values in a list. */
const IDS_MAX = 50;
const NOTHING: CatalogueAnswer = { records: [], total: 0 };
const NO_PRICES = { sale: null, day: null, week: null, month: null };

const other = (currency: Currency): Currency => (currency === 'UAH' ? 'PLN' : 'UAH');

export interface RemoteCatalogueOptions extends CatalogueAddress {
  readonly hasPicture: HasPicture;
  /** Records of an answer that could not be read and were left out. */
  readonly onSkipped: (skipped: { readonly path: string; readonly count: number }) => void;
}

/** A catalogue at another address, in any of the shapes of S §3. */
export function remoteCatalogue({
  onSkipped,
  hasPicture,
  ...address
}: RemoteCatalogueOptions): RemoteCatalogue {
  const { remembered, afresh } = askCatalogue(address);
  const readingAt = (path: string) => ({
    hasPicture,
    report: (count: number) => onSkipped({ path, count }),
  });
  const recordsAt = async (path: string, query: BracketQuery) =>
    ((await remembered(path, { ...SHOWCASE, ...query })) ?? NOTHING).records;

  const pricedRecords = async (path: string, query: BracketQuery) => {
    const { records, total } = (await remembered(path, { populate: POPULATE, ...query })) ?? NOTHING;
    return { found: readProducts(records, readingAt(path)), total };
  };

  /**
   * Products with the prices of both currencies: those of the first answer, and the others asked for by id. A catalogue
   * that knows one currency answers in it whatever is asked; the other prices are then null.
   */
  const withBothPrices = async (
    found: readonly PricedRecord[],
    { locale, asked }: { locale: Locale; asked: Currency },
  ): Promise<readonly RemoteProduct[]> => {
    const knowsOne = found.every(({ currency }) => currency !== asked) && asked !== 'UAH';
    const second =
      found.length === 0 || knowsOne
        ? []
        : await recordsByIds(
            found.map(({ product }) => product.id),
            locale,
            other(asked),
          );
    const secondOf = new Map(second.map((record) => [record.product.id, record]));
    return found.map(({ product, currency, prices }) => {
      const also = secondOf.get(product.id);
      const otherPrices = also?.currency === other(currency) ? also.prices : NO_PRICES;
      return {
        ...product,
        prices: { UAH: NO_PRICES, PLN: NO_PRICES, [currency]: prices, [other(currency)]: otherPrices },
      };
    });
  };
  const byIds = (ids: readonly number[], locale: Locale, currency: Currency): BracketQuery => ({
    filters: { id: { $in: ids } },
    pagination: { page: 1, pageSize: Math.max(1, ids.length) },
    locale,
    currency,
  });
  const recordsByIds = async (ids: readonly number[], locale: Locale, currency: Currency) => {
    const portions = Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, index) =>
      ids.slice(index * IDS_MAX, (index + 1) * IDS_MAX),
    );
    const answers = await Promise.all(
      portions.map((portion) => pricedRecords('/products', byIds(portion, locale, currency))),
    );
    return answers.flatMap(({ found }) => found);
  };
  const pageOf = async (
    query: BracketQuery,
    { locale, asked }: { locale: Locale; asked: Currency },
  ): Promise<RemotePage> => {
    const { found, total } = await pricedRecords('/products', { ...query, locale, currency: asked });
    return { products: await withBothPrices(found, { locale, asked }), total };
  };

  return {
    listProducts: (query) => pageOf(listingQuery(query), { locale: query.locale, asked: query.currency }),
    searchProducts: ({ term, onlyInStock, page, pageSize, locale }) =>
      pageOf({ ...searchQuery(term, onlyInStock), pagination: { page, pageSize } }, { locale, asked: 'UAH' }),
    productsByIds: async (ids, locale) => {
      if (ids.length === 0) return [];
      const found = await recordsByIds(ids, locale, 'UAH');
      return withBothPrices(found, { locale, asked: 'UAH' });
    },
    findProduct: async (id, locale) => {
      const { found } = await pricedRecords(`/products/${id}`, { locale, currency: 'UAH' });
      const [product] = await withBothPrices(found, { locale, asked: 'UAH' });
      return product ?? null;
    },
    listCategories: async (locale) =>
      readCategories(await recordsAt('/categories', { locale }), readingAt('/categories')),
    listPromotions: async (locale, categoryId) => {
      const ofCategory = categoryId === null ? {} : { category: { id: { $eq: categoryId } } };
      const query = {
        filters: { ...ofCategory, active: { $eq: true } },
        populate: ['image', 'category'],
        locale,
      };
      const found = readPromotions(await recordsAt('/promotions', query), readingAt('/promotions'));
      return found.filter(({ active }) => active);
    },
    listAds: async (locale) => {
      const query = { filters: { active: { $eq: true } }, populate: '*', locale };
      return readAds(await recordsAt('/ads', query), readingAt('/ads')).filter(({ active }) => active);
    },
    ping: async () => void (await afresh('/categories', SHOWCASE)),
  };
}
