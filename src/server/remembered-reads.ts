import { LOCALES } from '../domain/locale/locale.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import { rememberEach } from './changes/remember-each.ts';
import { remember } from './changes/remember.ts';
import { MAX_AGE_MS } from './http/answer-cache/answer-cache.ts';

const COUNTS_MAX = 500;
/** Of products, each in both currencies. */
const NEIGHBOURS_MAX = 4_000;
/** Of products, each in three languages. */
const CARDS_MAX = 2_000;

/**
 * The reads of the shop's own catalogue. What costs most is remembered until a change concerns it: what a list can be
 * narrowed by, which products stand beside another, by their ids alone, and what is shown of those.
 */
export function rememberedReads(feed: ChangeFeed, reads: CatalogueReads): CatalogueReads {
  const { listCategories, countFacets, productsToShow, relatedTo, togetherWith } = reads.catalogue;
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
      productsToShow: rememberEach(feed, productsToShow, { max: CARDS_MAX }),
      relatedTo: remember(feed, relatedTo, beside),
      // Orders are told as changes of stock alone, and not every order changes it.
      togetherWith: remember(feed, togetherWith, { ...beside, maxAgeMs: MAX_AGE_MS }),
    },
  };
}
