import { LOCALES } from '../domain/locale/locale.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import { remember } from './changes/remember.ts';
import { MAX_AGE_MS } from './http/answer-cache/answer-cache.ts';

const COUNTS_MAX = 500;
const NEIGHBOURS_MAX = 300;

/** What costs most to read: what a list can be narrowed by, and what stands beside a product; some kilobytes each. */
function rememberCostly(
  feed: ChangeFeed,
  { countFacets, relatedProducts, oftenTogether }: CatalogueReads['catalogue'],
) {
  const beside = {
    max: NEIGHBOURS_MAX,
    keyOf: ({ id }: { readonly id: number }, scope: object) => [id, scope],
  };
  return {
    countFacets: remember(feed, countFacets, { max: COUNTS_MAX }),
    relatedProducts: remember(feed, relatedProducts, beside),
    // Orders are told as changes of stock alone, and not every order changes it.
    oftenTogether: remember(feed, oftenTogether, { ...beside, maxAgeMs: MAX_AGE_MS }),
  };
}

/** The reads of the shop's own catalogue, some of them remembered until a change concerns them. */
export function rememberedReads(
  feed: ChangeFeed,
  reads: CatalogueReads,
  { keepsCostly }: { readonly keepsCostly: boolean },
): CatalogueReads {
  const { catalogue } = reads;
  return {
    ...reads,
    catalogue: {
      ...catalogue,
      listCategories: remember(feed, catalogue.listCategories, { max: LOCALES.length }),
      ...(keepsCostly && rememberCostly(feed, catalogue)),
    },
  };
}
