import type { FacetChoices } from '../../domain/catalogue/facets/facet.ts';
import { facetEntries, parseFacetValues } from '../../domain/catalogue/facets/facet-query.ts';
import { LISTING_ORDERS, type ListingOrder } from '../../domain/catalogue/listing.ts';
import { listDaysEntries, parseListDays } from '../../domain/rental/list-days.ts';
import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import type { SharedPage } from '../../domain/routing/shared-page.ts';
import { parsePriceSpan, priceEntries, type PriceSpan } from './price-span.ts';

/** What a listing's address asks for. */
export interface ListingAddress {
  /** What is chosen of each facet; price apart. */
  readonly values: FacetChoices['values'];
  readonly price: PriceSpan | null;
  /** On which days machines are to be free; nothing to a list of goods. */
  readonly days: RentalPeriod | null;
  readonly sort: ListingOrder;
  /** Counts from 1. */
  readonly page: number;
}

const DEFAULT_ORDER = LISTING_ORDERS[0];

/** Reads a listing's query; anything odd in it reads as absent. */
export function parseListingAddress(query: URLSearchParams): ListingAddress {
  const page = query.get('page') ?? '';
  return {
    values: parseFacetValues(query),
    price: parsePriceSpan(query),
    days: parseListDays(query),
    sort: LISTING_ORDERS.find((order) => order === query.get('sort')) ?? DEFAULT_ORDER,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes a listing's query, without question mark and without what is the default. */
export const printListingAddress = ({ values, price, days, sort, page }: ListingAddress): string =>
  new URLSearchParams([
    ...facetEntries(values).map(([name, value]) => [name, value]),
    ...priceEntries(price),
    ...listDaysEntries(days),
    ...(sort === DEFAULT_ORDER ? [] : [['sort', sort]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString();

/** Whether an address leaves out products of the listing. */
export const isNarrowed = ({
  values,
  price,
  days,
}: Pick<ListingAddress, 'values' | 'price' | 'days'>): boolean =>
  price !== null || days !== null || Object.keys(values).length > 0;

/** Listings are the same for all visitors. Narrowed ones are as many as there are choices. */
export const SHARED_LISTING: SharedPage = {
  canonicalQuery: (query) => printListingAddress(parseListingAddress(query)),
  isOpenEnded: (query) => isNarrowed(parseListingAddress(query)),
};
