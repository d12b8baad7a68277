import { LOCALES } from '../domain/locale/locale.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import { remember } from './changes/remember.ts';
import { MAX_AGE_MS } from './http/answer-cache/answer-cache.ts';

const COUNTS_MAX = 500;
const NEIGHBOURS_MAX = 300;

/**
 * The reads of the shop's own catalogue. What costs most is remembered until a change concerns it, some kilobytes each:
 * what a list can be narrowed by, and what stands beside a product.
 */
export function rememberedReads(feed: ChangeFeed, reads: CatalogueReads): CatalogueReads {
  const { listCategories, countFacets, relatedProducts, oftenTogether } = reads.catalogue;
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
      relatedProducts: remember(feed, relatedProducts, beside),
      // Orders are told as changes of stock alone, and not every order changes it.
      oftenTogether: remember(feed, oftenTogether, { ...beside, maxAgeMs: MAX_AGE_MS }),
    },
  };
}
