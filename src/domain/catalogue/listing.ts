import type { ProductQuery } from './product-filter.ts';

/** Orders that a listing offers; the first is the default. Products with the same key stand by id, in a falling order by falling id. */
export const LISTING_ORDERS = ['recommended', 'price-asc', 'price-desc', 'newest'] as const;
export type ListingOrder = (typeof LISTING_ORDERS)[number];

const SORTS: Readonly<Record<ListingOrder, ProductQuery['sort']>> = {
  recommended: [],
  'price-asc': [{ field: 'price', direction: 'asc' }],
  'price-desc': [{ field: 'price', direction: 'desc' }],
  newest: [{ field: 'createdAt', direction: 'desc' }],
};

/** The sorting behind an order; an unknown name means the default. */
export const sortOf = (order: ListingOrder): ProductQuery['sort'] => SORTS[order];

/** Products on one page of a listing; fills 2, 3 and 4 columns evenly. */
export const LISTING_PAGE_SIZE = 24;

/** What search engines are to do with a page of a listing. */
interface ListingIndexing {
  readonly isIndexed: boolean;
  /** The page of the whole listing, in its own order, that stands for this one. */
  readonly canonicalPage: number;
}

/**
 * Which pages of a listing search engines are to keep: those of the whole listing in its own order, each for itself, so that
 * every product is reached. The same goods in another order stand behind the listing's first page. What shoppers narrow
 * it to are as many pages as there are choices: their links are followed and they are not kept.
 */
export function indexingOf({
  isNarrowed,
  isSorted,
  page,
}: {
  isNarrowed: boolean;
  isSorted: boolean;
  page: number;
}): ListingIndexing {
  return { isIndexed: !isNarrowed, canonicalPage: isNarrowed || isSorted ? 1 : page };
}
