import type { SharedPage } from '../../domain/routing/shared-page.ts';
import { knownCategories } from '../../domain/catalogue/known-categories.ts';
import { SEARCH_TERM_MAX } from '../../domain/search/search-limits.ts';
import {
  parseListingAddress,
  printListingAddress,
  type ListingAddress,
} from '../catalogue/listing-address.ts';

/** What an address of the page of results asks for. */
export interface SearchAddress extends ListingAddress {
  readonly term: string;
  /** Slugs of categories; empty for all. */
  readonly categories: readonly string[];
}

/** Reads the query of a page of results; anything odd in it reads as absent. */
export function parseSearchAddress(query: URLSearchParams): SearchAddress {
  const asked = query.getAll('category');
  return {
    ...parseListingAddress(query),
    term: (query.get('q') ?? '').trim().slice(0, SEARCH_TERM_MAX),
    categories: knownCategories().flatMap(({ slug }) => (asked.includes(slug) ? [slug] : [])),
  };
}

/** Writes the query of a page of results, without question mark and without what is the default. */
export const printSearchAddress = ({ term, categories, ...rest }: SearchAddress): string =>
  [
    new URLSearchParams([['q', term], ...categories.map((slug) => ['category', slug])]).toString(),
    printListingAddress(rest),
  ]
    .filter((part) => part !== '')
    .join('&');

/** Results are the same for all visitors; their search field shows the term as it stands in the address. */
export const SHARED_SEARCH: SharedPage = {
  canonicalQuery: (query) => {
    const address = parseSearchAddress(query);
    return address.term === (query.get('q') ?? '') ? printSearchAddress(address) : null;
  },
  isOpenEnded: () => true,
};
