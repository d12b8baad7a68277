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
