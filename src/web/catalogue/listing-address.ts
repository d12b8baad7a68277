import { LISTING_ORDERS, type ListingOrder } from '../../domain/catalogue/listing-order.ts';
import type { SharedPage } from '../../domain/locale/shared-page.ts';

/** What a listing's address asks for. */
export interface ListingAddress {
  readonly sort: ListingOrder;
  /** Counts from 1. */
  readonly page: number;
}

const [DEFAULT_ORDER] = LISTING_ORDERS;

/** Reads a listing's query; anything odd in it reads as absent. */
export function parseListingAddress(query: URLSearchParams): ListingAddress {
  const page = query.get('page') ?? '';
  return {
    sort: LISTING_ORDERS.find((order) => order === query.get('sort')) ?? DEFAULT_ORDER,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes a listing's query, without question mark and without what is the default. */
export const printListingAddress = ({ sort, page }: ListingAddress): string =>
  new URLSearchParams({
    ...(sort !== DEFAULT_ORDER && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();

/** Listings are the same for all visitors. */
export const SHARED_LISTING: SharedPage = {
  canonicalQuery: (query) => printListingAddress(parseListingAddress(query)),
};
