import { COMPARISON_MAX } from '../../domain/catalogue/comparison.ts';
import { parseIds } from '../../domain/catalogue/product.ts';
import type { SharedPage } from '../../domain/routing/shared-page.ts';
import { compareQuery, type CompareAddress } from './compare-address.ts';

/** Reads the query of the comparison; anything odd in it reads as absent, and so does what is too many. */
export const parseCompareAddress = (query: URLSearchParams): Required<CompareAddress> => ({
  ids: parseIds(query.get('ids'), COMPARISON_MAX),
  onlyDifferences: query.get('differences') === '1',
});

/** A comparison is the same for all who ask for the same products. */
export const SHARED_COMPARISON: SharedPage = {
  canonicalQuery: (query) => compareQuery(parseCompareAddress(query)),
  isOpenEnded: () => true,
};
