import { searchListing } from './search-listing.ts';
import { searchProducts } from './search-products.ts';
import type { SearchSources } from './search-sources.ts';
import { suggest } from './suggest.ts';

/** What pages and the read API search by. */
export const searchReads = (sources: SearchSources) => ({
  searchProducts: searchProducts(sources),
  searchListing: searchListing(sources),
  suggest: suggest(sources),
});
