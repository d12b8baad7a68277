import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import {
  RESULTS_MAX,
  SEARCH_MIN_LENGTH,
  SUGGESTION_MIN_LENGTH,
  SUGGESTIONS_MAX,
} from '../../domain/search/search-limits.ts';
import { truncateSuggestion, wordCompletions } from '../../domain/search/suggestions.ts';
import type { SearchSources } from './search-products.ts';

/** What the search box shows under a typed term (S §2, §9; R30). */
export interface Suggestions {
  /** Words of four and more characters that begin with the last typed word. */
  readonly words: readonly string[];
  /** The best products, names cut to 50 characters. */
  readonly suggestions: readonly Product[];
  /** Result rows; empty below two characters. */
  readonly products: readonly Product[];
  readonly shownFor: string | null;
}

/** What is shown of the products that were found for a term, best first. */
export function suggestionsOf(
  products: readonly Product[],
  { term, shownFor }: { readonly term: string; readonly shownFor: string | null },
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
    shownFor,
  };
}

/** Suggests products and words for a term from its first character. */
export const suggest =
  ({ matchTerm, productsByIds }: SearchSources) =>
  async ({ term, locale }: { term: string; locale: Locale }): Promise<Suggestions> => {
    const options = { onlyInStock: false, limit: RESULTS_MAX, minLength: SUGGESTION_MIN_LENGTH };
    const { ids, shownFor } = await matchTerm(term, options);
    return suggestionsOf(await productsByIds(ids, locale), { term, shownFor });
  };
