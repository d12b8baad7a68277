import { type CountedFacet, type FacetChoices, IN_STOCK } from '../../domain/catalogue/facets/facet.ts';
import {
  filterListing,
  type FoundCategory,
  sortListing,
} from '../../domain/catalogue/facets/filter-listing.ts';
import type { ListingOrder } from '../../domain/catalogue/listing.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/search-limits.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import type { SizeKind } from '../../domain/search/asked-size.ts';
import { placesOf } from '../../domain/search/search-places.ts';
import type { ConditionScope } from '../catalogue/text-condition.ts';
import { namePlaces, type NamedPlace } from './suggest.ts';
import type { SearchResult, SearchSources, SearchQuery } from './search-products.ts';

export interface NarrowedSearch extends ConditionScope {
  readonly term: string;
  /** Empty for all. */
  readonly categoryIds: readonly number[];
  readonly choices: FacetChoices;
  /** The first of the orders is that of the evidence. */
  readonly sort: ListingOrder;
  readonly page: number;
  readonly pageSize: number;
}

interface NarrowedResult extends SearchResult {
  /** How many products were found before anything was chosen. */
  readonly foundTotal: number;
  /** Whose specs are counted among the facets. */
  readonly categoryId: number;
  readonly facets: readonly CountedFacet[];
  readonly categories: readonly FoundCategory[];
  /** Lists of the catalogue that the term may be meant for; of a term that finds nothing those that come near it. */
  readonly places: readonly NamedPlace[];
  /** What the products are nearest by to what was asked for, where none is exactly that; else null. */
  readonly nearestBy: SizeKind | null;
  /** Shorter terms to try instead of one that finds nothing. */
  readonly nearWords: readonly string[];
}

/** Products by which it is judged what a term is meant for. */
const PLACED_BY = 24;

/** A page of what a term finds, narrowed and put in order as a shopper has chosen, with what else may be chosen. */
export const searchListing =
  ({ matchTerm, nearestTo, foundProducts, freeProducts, productsByIds }: SearchSources) =>
  async ({ term, page, pageSize, sort, ...question }: NarrowedSearch): Promise<NarrowedResult> => {
    const { ids, shownFor, asked, nearestBy } = await matchTerm(term, {
      onlyInStock: false,
      limit: Number.POSITIVE_INFINITY,
      minLength: SEARCH_MIN_LENGTH,
    });
    const known = await foundProducts(ids, question.currency);
    const isTooShort = Array.from(normaliseSearch(term)).length < SEARCH_MIN_LENGTH;
    const near = known.length > 0 || isTooShort ? null : await nearestTo(term);
    const places = near?.places ?? placesOf(asked, known.slice(0, PLACED_BY));
    const { days } = question.choices;
    const free = days === undefined || ids.length === 0 ? null : await freeProducts(ids, days);
    const found = known.filter(({ id }) => free?.has(id) ?? true);
    const { products: left, ...counted } = filterListing(found, question);
    const shown = sortListing(left, sort).slice((page - 1) * pageSize, page * pageSize);
    return {
      ...counted,
      products: await productsByIds(
        shown.map(({ id }) => id),
        question.locale,
      ),
      total: left.length,
      foundTotal: known.length,
      places: namePlaces(places, question.locale),
      nearestBy,
      nearWords: near?.words ?? [],
      shownFor,
    };
  };

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
  places: [],
  nearestBy: null,
  nearWords: [],
});
