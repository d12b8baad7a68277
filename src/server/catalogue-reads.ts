import { LOCALES } from '../domain/locale/locale.ts';
import { CURRENCIES } from '../domain/money/money.ts';
import { searchListing } from './search/search-listing.ts';
import { searchProducts, type SearchSources, searchSources } from './search/search-products.ts';
import { suggest } from './search/suggest.ts';
import { countFacets } from './catalogue/count-facets.ts';
import { currentRate } from './catalogue/current-rate.ts';
import { describeProducts } from './catalogue/describe-products.ts';
import { findOptions } from './catalogue/rental-options/find-options.ts';
import { freightsOf } from './catalogue/freights.ts';
import { findProduct } from './catalogue/find-product.ts';
import { listCategories } from './catalogue/list-categories.ts';
import { listProducts, productsByIds } from './catalogue/list-products.ts';
import { relatedTo } from './catalogue/related-to.ts';
import { sizeCategories } from './catalogue/size-categories.ts';
import { listAds, listPromotions, listSlides } from './catalogue/merchandising/list-merchandising.ts';
import type { BindQuery, Connection } from './database/database.ts';
import { listGoodsAfter, listProductMaps, listProductsOfMap } from './discovery/published-products.ts';
import { togetherWith } from './orders/together-with.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import { rememberEach, remember } from './changes/remember.ts';
import { MAX_AGE_MS } from './http/response-cache/response-cache.ts';
import { followReplica, preferReplica } from './database/replica.ts';

/** What pages and the read API search by. */
const searchReads = (sources: SearchSources) => ({
  searchProducts: searchProducts(sources),
  searchListing: searchListing(sources),
  suggest: suggest(sources),
});

/** What pages and the read API ask of the catalogue; nothing here writes. */
export const catalogueReads = (bind: BindQuery) => {
  const sources = searchSources(bind);
  return {
    catalogue: {
      listProducts: bind(listProducts),
      /** The same for what a page asks of a category each time: the first products of a kind (`whichOne`). */
      listChoices: bind(listProducts),
      countFacets: bind(countFacets),
      productsByIds: bind(productsByIds),
      /** The same for pages that price nothing by them: the built-in list may answer. */
      productsToShow: bind(productsByIds),
      findProduct: bind(findProduct),
      describeProducts: bind(describeProducts),
      relatedTo: bind(relatedTo),
      togetherWith: bind(togetherWith),
      listCategories: bind(listCategories),
      sizeCategories: bind(sizeCategories),
      currentRate: bind(currentRate),
      /** What can be rented with each product, by id. */
      rentalOptions: bind(findOptions),
      /** How one piece of each product travels, by id. */
      freightsOf: bind((database) => (ids: readonly number[]) => freightsOf(database, ids)),
    },
    search: searchReads(sources),
    discovery: {
      listProductMaps: bind(listProductMaps),
      listProductsOfMap: bind(listProductsOfMap),
      listGoodsAfter: bind(listGoodsAfter),
    },
    content: { listPromotions: bind(listPromotions), listAds: bind(listAds), listSlides: bind(listSlides) },
    sources,
  };
};

/** The reads of the shop's own database, and what its searches are made of. */
type OwnReads = ReturnType<typeof catalogueReads>;
export type CatalogueReads = Omit<OwnReads, 'sources'>;

const COUNTS_MAX = 500;
/** Of the columns of three categories, in each language and currency. */
const CHOICES_MAX = 100;
/** Of products, each in both currencies. */
const NEIGHBOURS_MAX = 4_000;
/** Of products, each in three languages. */
const CARDS_MAX = 2_000;
/** Of products, each in both currencies; a search finds two hundred at most. */
const FOUND_MAX = 2_000;

/**
 * The reads of the shop's own catalogue. What costs most is remembered until a change concerns it: what a list can be
 * narrowed by, which products stand beside another, by their ids alone, and what is shown and counted of products.
 */
export function rememberedReads(feed: ChangeFeed, { sources, ...reads }: OwnReads): CatalogueReads {
  const { listCategories, sizeCategories, listChoices, countFacets, relatedTo, togetherWith } =
    reads.catalogue;
  const productsToShow = rememberEach(feed, reads.catalogue.productsToShow, { max: CARDS_MAX });
  const beside = {
    max: NEIGHBOURS_MAX,
    keyOf: ({ id }: { readonly id: number }, scope: object) => [id, scope],
  };
  return {
    ...reads,
    catalogue: {
      ...reads.catalogue,
      listCategories: remember(feed, listCategories, { max: LOCALES.length }),
      sizeCategories: remember(feed, sizeCategories, { max: CURRENCIES.length }),
      listChoices: remember(feed, listChoices, { max: CHOICES_MAX }),
      countFacets: remember(feed, countFacets, { max: COUNTS_MAX }),
      productsToShow,
      relatedTo: remember(feed, relatedTo, beside),
      // Orders are told as changes of stock alone, and not every order changes it.
      togetherWith: remember(feed, togetherWith, { ...beside, maxAgeMs: MAX_AGE_MS }),
    },
    search: searchReads({
      ...sources,
      foundProducts: rememberEach(feed, sources.foundProducts, { max: FOUND_MAX }),
      productsByIds: productsToShow,
    }),
  };
}

/** The catalogue's reads from a replica, as long as it is as new as the primary for all that this instance knows. */
export function replicatedReads(
  primary: Connection,
  replica: Connection,
  feed: ChangeFeed,
): { reads: OwnReads; close: () => Promise<void> } {
  const state = followReplica(primary, replica);
  feed.subscribe(state.onChange);
  const either = preferReplica({
    isFresh: () => feed.isCurrent() && state.isFresh(),
    onLost: state.onLost,
  });
  return {
    reads: catalogueReads((query) => either(query(primary.database), query(replica.database))),
    close: async () => {
      state.stop();
      await replica.close();
    },
  };
}
