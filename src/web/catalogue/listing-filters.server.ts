import type { CountedFacet } from '../../domain/catalogue/facets/facet.ts';
import { LISTING_ORDERS } from '../../domain/catalogue/listing.ts';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import { chosenFilters, priceFilter, valueFilters } from './filter-view-of.server.ts';
import type { FilterView } from './filter-view.ts';
import { filterWords } from './filter-words.server.ts';
import { printListingAddress, type ListingAddress } from './listing-address.ts';
import type { PriceBasis } from './price-span.ts';
import type { Words } from './print-facet.server.ts';

/** The filters and orders of a category. Machines for rent are put in order and narrowed by their price of a day. */
export function listingFilters({
  category,
  total,
  facets,
  address,
  request,
}: {
  category: Pick<CategoryView, 'id' | 'kind'>;
  total: number;
  facets: readonly CountedFacet[];
  address: ListingAddress;
  request: Words & PriceBasis;
}): FilterView {
  const { currency, taxRule, priceView, ...words } = request;
  const basis = { currency, taxRule, priceView };
  const isRental = category.kind === 'rental';
  const scene = { categoryId: category.id, basis, isRental, words };
  const { sort } = address;
  const print = (rest: Partial<ListingAddress>) => printListingAddress({ ...address, page: 1, ...rest });
  return {
    words: filterWords(words, { total, currency }),
    price: priceFilter(facets, address, scene),
    filters: valueFilters(facets, address, scene),
    chosen: chosenFilters(address, scene, print),
    queryOfAll: print({ values: {}, price: null }),
    query: print({}),
    sort: sort === LISTING_ORDERS[0] ? '' : sort,
    sorts: LISTING_ORDERS.map((order, place) => ({
      value: place === 0 ? '' : order,
      label: words.translate(
        isRental && (order === 'price-asc' || order === 'price-desc')
          ? `listing.order.day-${order}`
          : `listing.order.${order}`,
      ),
    })),
  };
}
