import { countFacets } from './catalogue/count-facets.ts';
import { currentRate } from './catalogue/current-rate.ts';
import { describeProducts } from './catalogue/describe-products.ts';
import { freightsOf } from './catalogue/freights.ts';
import { findProduct } from './catalogue/find-product.ts';
import { listCategories } from './catalogue/list-categories.ts';
import { listProducts, productsByIds } from './catalogue/list-products.ts';
import { relatedTo } from './catalogue/related-to.ts';
import { listAds, listPromotions, listSlides } from './catalogue/merchandising.ts';
import type { BindQuery } from './database/database.ts';
import { listGoodsAfter, listProductMaps, listProductsOfMap } from './discovery/published-products.ts';
import { togetherWith } from './orders/together-with.ts';
import { searchReads } from './search/search-reads.ts';
import { searchSources } from './search/search-sources.ts';

/** What pages and the read API ask of the catalogue; nothing here writes. */
export const catalogueReads = (bind: BindQuery) => {
  const sources = searchSources(bind);
  return {
    catalogue: {
      listProducts: bind(listProducts),
      countFacets: bind(countFacets),
      productsByIds: bind(productsByIds),
      /** The same for pages that price nothing by them: the built-in list may answer. */
      productsToShow: bind(productsByIds),
      findProduct: bind(findProduct),
      describeProducts: bind(describeProducts),
      relatedTo: bind(relatedTo),
      togetherWith: bind(togetherWith),
      listCategories: bind(listCategories),
      currentRate: bind(currentRate),
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
export type OwnReads = ReturnType<typeof catalogueReads>;
export type CatalogueReads = Omit<OwnReads, 'sources'>;
