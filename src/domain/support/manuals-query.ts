import type { SharedPage } from '../routing/shared-page.ts';
import { SEARCH_MIN_LENGTH, SEARCH_TERM_MAX } from '../search/search-limits.ts';

/** So many products are shown with their manuals. */
export const MANUALS_FOUND_MAX = 8;

/** The product or model that the page of manuals is asked for; empty for none. */
export const readManualsTerm = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, SEARCH_TERM_MAX).trim();

/** Whether a term is long enough to be searched for. */
export const isSearchedFor = (term: string): boolean => term.length >= SEARCH_MIN_LENGTH;

/** The page is the same for all visitors but staff who look at its draft; its field shows the term as it stands in the address. */
export const SHARED_MANUALS: SharedPage = {
  canonicalQuery: (query) => {
    const term = readManualsTerm(query);
    if (query.has('preview') || term !== (query.get('q') ?? '')) return null;
    return term === '' ? '' : new URLSearchParams({ q: term }).toString();
  },
  isOpenEnded: (query) => query.has('q'),
};
