import type { CountedFacet } from '../../domain/catalogue/facets/facet.ts';
import type { FoundCategory } from '../../domain/catalogue/facets/filter-listing.ts';
import { LISTING_ORDERS } from '../../domain/catalogue/listing.ts';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import {
  chosenFilter,
  chosenFilters,
  filterWords,
  priceFilter,
  valueFilters,
  type ChosenFilter,
  type FilterView,
  type ValueFilter,
} from '../catalogue/filter-view.server.ts';
import type { PriceBasis } from '../catalogue/price-span.ts';
import { printListDays, type DaysFilter } from '../catalogue/rent-view.server.ts';
import type { Words } from '../catalogue/print-facet.server.ts';
import { printSearchAddress, type SearchAddress } from './search-address.ts';

interface Found {
  readonly total: number;
  readonly categoryId: number;
  readonly facets: readonly CountedFacet[];
  readonly categories: readonly FoundCategory[];
}

/** The categories that anything found stands in, in the order of the menus; none where there is only one. */
function categoryFilter(
  { categories }: Found,
  address: SearchAddress,
  { known, translate }: { known: readonly CategoryView[]; translate: Words['translate'] },
): readonly ValueFilter[] {
  const options = known.flatMap(({ id, slug, name }) => {
    const counted = categories.find(({ categoryId }) => categoryId === id);
    return counted
      ? { value: slug, label: name, total: counted.total, isChosen: address.categories.includes(slug) }
      : [];
  });
  return options.length < 2 ? [] : [{ name: 'category', label: translate('facet.category'), options }];
}

/** The filters and orders of a page of results. */
export function searchFilters({
  found,
  address,
  known,
  days,
  request: { currency, taxRule, priceView, ...words },
}: {
  found: Found;
  address: SearchAddress;
  known: readonly CategoryView[];
  days: DaysFilter | null;
  request: Words & PriceBasis;
}): FilterView {
  const { categoryId, facets } = found;
  const isRental = known.find(({ id }) => id === categoryId)?.kind === 'rental';
  const basis = { currency, taxRule, priceView };
  const scene = { categoryId, basis, isRental, words };
  const print = (rest: Partial<SearchAddress>) => printSearchAddress({ ...address, page: 1, ...rest });
  const chosenCategories = address.categories.flatMap((slug): ChosenFilter[] => {
    const category = known.find((each) => each.slug === slug);
    const categories = address.categories.filter((other) => other !== slug);
    return category ? [chosenFilter(category.name, print({ categories }), words)] : [];
  });
  return {
    words: filterWords(words, { total: found.total, currency }),
    price: priceFilter(facets, address, scene),
    days,
    filters: [
      ...categoryFilter(found, address, { known, translate: words.translate }),
      ...valueFilters(facets, address, scene),
    ],
    chosen: [
      ...chosenCategories,
      ...(address.days === null
        ? []
        : [chosenFilter(printListDays(address.days, words), print({ days: null }), words)]),
      ...chosenFilters(address, scene, print),
    ],
    queryOfAll: print({ categories: [], values: {}, price: null, days: null }),
    query: print({}),
    sort: address.sort === LISTING_ORDERS[0] ? '' : address.sort,
    sorts: LISTING_ORDERS.map((order, place) => ({
      value: place === 0 ? '' : order,
      label: words.translate(place === 0 ? 'listing.order.best' : `listing.order.${order}`),
    })),
  };
}
