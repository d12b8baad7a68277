import { IN_STOCK } from '../../domain/catalogue/facets/facet.ts';
import type { NarrowedResult, NarrowedSearch } from './search-listing.ts';
import type { SearchQuery, SearchResult } from './search-products.ts';

/** What a catalogue that counts nothing can answer of a narrowed search: the term and whether it can be had. */
export const plainSearch = ({ term, locale, choices, page, pageSize }: NarrowedSearch): SearchQuery => ({
  term,
  locale,
  onlyInStock: choices.values.stock?.includes(IN_STOCK) ?? false,
  page,
  pageSize,
});

/** A plain answer as that of a narrowed search; there is nothing to choose from. */
export const withoutFacets = (result: SearchResult): NarrowedResult => ({
  ...result,
  foundTotal: result.total,
  categoryId: 0,
  facets: [],
  categories: [],
});
