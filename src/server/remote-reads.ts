import type { SearchQuery } from './search/search-products.ts';
import { plainSearch, withoutFacets } from './search/search-listing.ts';
import type { ProductQuery } from '../domain/catalogue/product-filter.ts';
import type { PriceTerm, Product } from '../domain/catalogue/product.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { convert, type ExchangeRate } from '../domain/money/exchange.ts';
import { money, type Currency } from '../domain/money/money.ts';
import { RESULTS_MAX, SEARCH_MIN_LENGTH } from '../domain/search/search-limits.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import { lookUpIn, messagesOf } from './messages/messages.ts';
import { isUnavailable } from './database/is-unavailable.ts';
import type { RemoteCatalogue, RemoteProduct } from './ports/remote-catalogue.ts';
import { suggestionsOf } from './search/suggest.ts';

type Prices = Product['prices'];

/** The prices of a currency that the remote catalogue does not state, converted at this shop's rate (R7). */
function withConverted(prices: Prices, rate: ExchangeRate | null): Prices {
  const inCurrency = (currency: Currency) => {
    const own = prices[currency];
    const foreign = currency === 'UAH' ? 'PLN' : 'UAH';
    const priceOf = (term: PriceTerm) => {
      const minor = prices[foreign][term];
      if (own[term] !== null || minor === null || rate === null) return own[term];
      return convert(money(minor, foreign), currency, rate).minor;
    };
    return { sale: priceOf('sale'), day: priceOf('day'), week: priceOf('week'), month: priceOf('month') };
  };
  return { UAH: inCurrency('UAH'), PLN: inCurrency('PLN') };
}

/**
 * The reads of a catalogue that is kept elsewhere (R14). What may be ordered is decided here: a product that this shop
 * keeps too has this shop's price and stock, because an order is priced and held by them (R17); any other can be looked at.
 * Facets nobody else can count; the slides, the rate and what orders need are this shop's own.
 */
export function remoteReads(remote: RemoteCatalogue, own: CatalogueReads): CatalogueReads {
  const ownProducts = async (ids: readonly number[], locale: Locale) => {
    try {
      const [products, rate] = await Promise.all([
        own.catalogue.productsByIds(ids, locale),
        own.catalogue.currentRate(),
      ]);
      return { products: new Map(products.map((product) => [product.id, product])), rate };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return { products: new Map<number, Product>(), rate: null }; // to be looked at, then
    }
  };
  const known = async <Seen extends RemoteProduct>(
    found: readonly Seen[],
    locale: Locale,
  ): Promise<Seen[]> => {
    const { products, rate } = await ownProducts(
      found.map(({ id }) => id),
      locale,
    );
    const { translate } = messagesOf(locale);
    const displayOnly = {
      mark: translate('displayOnly.elsewhere'),
      why: translate('displayOnly.elsewhereText'),
    };
    return found.map((product) => {
      const kept = products.get(product.id);
      if (kept) {
        const { kind, stock, rentalStock, prices } = kept;
        return { ...product, kind, stock, prices, ...(rentalStock !== undefined && { rentalStock }) };
      }
      return { ...product, stock: 0, prices: withConverted(product.prices, rate), displayOnly };
    });
  };
  const pageIn = async (
    locale: Locale,
    page: Promise<{ products: readonly RemoteProduct[]; total: number }>,
  ) => {
    const { products, total } = await page;
    return { products: await known(products, locale), total };
  };
  const byIds = async (ids: readonly number[], locale: Locale) =>
    known(await remote.productsByIds(ids, locale), locale);

  const searchProducts = async ({ locale, ...query }: SearchQuery) =>
    Array.from(query.term.trim()).length < SEARCH_MIN_LENGTH
      ? { products: [], total: 0, shownFor: null }
      : { ...(await pageIn(locale, remote.searchProducts({ ...query, locale }))), shownFor: null };

  const listProducts = (query: ProductQuery) => pageIn(query.locale, remote.listProducts(query));

  return {
    catalogue: {
      ...own.catalogue,
      listProducts,
      listChoices: listProducts,
      countFacets: async () => [],
      sizeCategories: async () => [],
      productsByIds: byIds,
      productsToShow: byIds,
      findProduct: async (id, locale) => {
        const found = await remote.findProduct(id, locale);
        return found === null ? null : ((await known([found], locale))[0] ?? null);
      },
      describeProducts: async (products, { locale, groups }) => {
        const found = new Map(
          (
            await remote.productsByIds(
              products.map(({ id }) => id),
              locale,
            )
          ).map((each) => [each.id, each]),
        );
        return products.flatMap((product) => {
          const facts = found.get(product.id);
          if (!facts) return [];
          const { specifications, categories, tags, localizations } = facts;
          return {
            product,
            facts,
            specifications: groups.has('specifications') ? specifications : null,
            categories: groups.has('categories') ? categories : null,
            tags: groups.has('tags') ? tags : null,
            localizations: groups.has('localizations') ? localizations : null,
          };
        });
      },
      listCategories: async (locale) => {
        const lookUp = lookUpIn(locale);
        const categories = await remote.listCategories(locale);
        return categories.map((category) => ({ ...category, name: lookUp(category.name) ?? category.name }));
      },
    },
    search: {
      searchProducts,
      searchListing: async (query) => withoutFacets(await searchProducts(plainSearch(query))),
      suggest: async ({ term, locale }) => {
        const query = { term: term.trim(), locale, onlyInStock: false, page: 1, pageSize: RESULTS_MAX };
        const { products } =
          query.term === '' ? { products: [] } : await pageIn(locale, remote.searchProducts(query));
        return suggestionsOf(products, { term, shownFor: null });
      },
    },
    discovery: own.discovery, // what is sold here
    content: {
      ...own.content,
      listPromotions: async (locale, categoryId = null) => [
        ...(await remote.listPromotions(locale, categoryId)),
      ],
      listAds: async (locale) => [...(await remote.listAds(locale))],
    },
  };
}
