import { LOCALES } from '../domain/locale/locale.ts';
import type { CatalogueReads, OwnReads } from './catalogue-reads.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import { rememberEach } from './changes/remember-each.ts';
import { remember } from './changes/remember.ts';
import { MAX_AGE_MS } from './http/response-cache/response-cache.ts';
import { searchReads } from './search/search-reads.ts';

const COUNTS_MAX = 500;
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
  const { listCategories, countFacets, relatedTo, togetherWith } = reads.catalogue;
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
