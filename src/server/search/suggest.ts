import type { Product } from '../../domain/catalogue/product.ts';
import { knownCategory } from '../../domain/catalogue/known-categories.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import {
  RESULTS_MAX,
  SEARCH_MIN_LENGTH,
  SUGGESTIONS_COUNTED,
  SUGGESTION_MIN_LENGTH,
  SUGGESTIONS_MAX,
} from '../../domain/search/search-limits.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { placesOf, type SearchPlace } from '../../domain/search/search-places.ts';
import { truncateSuggestion, wordCompletions } from '../../domain/search/suggestions.ts';
import { lookUpIn } from '../messages/messages.ts';
import type { SearchSources } from './search-products.ts';

/** What the search box shows under a typed term (S §2, §9; R30). */
export interface Suggestions {
  /** Words of four and more characters that begin with the last typed word. */
  readonly words: readonly string[];
  /** The best products, names cut to 50 characters. */
  readonly suggestions: readonly Product[];
  /** Result rows; empty below two characters. */
  readonly products: readonly Product[];
  /** Lists of the catalogue that the term may be meant for. */
  readonly places: readonly NamedPlace[];
  /** How many products there are; null if they are more than were counted. */
  readonly total: number | null;
  readonly shownFor: string | null;
}

/** A list of the catalogue as its link is written. */
export interface NamedPlace {
  readonly slug: string;
  readonly name: string;
  readonly brand: string | null;
}

/** Places with their categories' names in a language. */
export function namePlaces(places: readonly SearchPlace[], locale: Locale): readonly NamedPlace[] {
  const lookUp = lookUpIn(locale);
  return places.flatMap(({ categoryId, brand }) => {
    const slug = knownCategory(categoryId)?.slug;
    return slug === undefined ? [] : [{ slug, name: lookUp(`category.${slug}.name`) ?? slug, brand }];
  });
}

/** What is shown of the products that were found for a term, best first. */
export function suggestionsOf(
  products: readonly Product[],
  {
    term,
    shownFor,
    places = [],
    total = null,
  }: Pick<Suggestions, 'shownFor'> & Partial<Suggestions> & { readonly term: string },
): Suggestions {
  const lastWord = (shownFor ?? term).trim().split(/\s+/).at(-1) ?? '';
  return {
    words: wordCompletions(
      lastWord,
      products.map(({ name }) => name),
      SUGGESTIONS_MAX,
    ),
    suggestions: products
      .slice(0, SUGGESTIONS_MAX)
      .map((product) => ({ ...product, name: truncateSuggestion(product.name) })),
    products: [...term.trim()].length < SEARCH_MIN_LENGTH ? [] : products,
    places,
    total: products.length === 0 ? 0 : total,
    shownFor,
  };
}

/** Fewest characters of a term whose products are counted. */
const COUNTED_FROM = 4;

/** Suggests products, words and categories for a term from its first character; what comes near one that finds nothing. */
export const suggest =
  ({ matchTerm, nearestTo, productsByIds }: SearchSources) =>
  async ({ term, locale }: { term: string; locale: Locale }): Promise<Suggestions> => {
    // Nobody wants all that begins with a letter or two: it is not counted, which costs as much as finding it.
    const isBegun = Array.from(term.trim()).length < COUNTED_FROM;
    const limit = isBegun ? RESULTS_MAX : SUGGESTIONS_COUNTED;
    const options = { onlyInStock: false, limit, minLength: SUGGESTION_MIN_LENGTH };
    const { ids, total, shownFor, asked } = await matchTerm(term, options);
    if (ids.length === 0) {
      const isTooShort = Array.from(normaliseSearch(term)).length < SEARCH_MIN_LENGTH;
      const near = isTooShort ? { words: [], places: [] } : await nearestTo(term);
      return {
        ...suggestionsOf([], { term, shownFor, places: namePlaces(near.places, locale) }),
        words: near.words,
      };
    }
    const products = await productsByIds(ids.slice(0, RESULTS_MAX), locale);
    const places = namePlaces(placesOf(asked, products), locale);
    return suggestionsOf(products, { term, shownFor, places, total });
  };
