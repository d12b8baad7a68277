import type { Money } from '../../domain/money/money.ts';
import { SUGGESTED_WORDS_MAX } from '../../domain/search/search-limits.ts';
import type { ComboboxSection } from '../ui/combobox.tsx';

/** A product as the search box shows it. */
export interface SuggestedProduct {
  /** Null if the answer lacked it: then its page cannot be opened. */
  readonly id: number | null;
  readonly name: string;
  readonly picture: string;
  /** Without tax: of a piece, or of a day of a rental; null where it has none in the currency. */
  readonly price: Money | null;
  /** While the price is reduced: the lowest of the 30 days before; null otherwise. */
  readonly original: Money | null;
  readonly isRental: boolean;
  readonly isInStock: boolean;
  /** Said in place of the stock of one that can only be looked at; null normally. */
  readonly mark: string | null;
}

/** What is offered for one term. */
export interface Suggestions {
  readonly words: readonly string[];
  readonly suggestions: readonly SuggestedProduct[];
  readonly products: readonly SuggestedProduct[];
  /** What was searched instead of the term; null normally. */
  readonly shownFor: string | null;
}

/** One line of the drop-down: a word to search for, a product, or the way to all results. */
export type SearchOption =
  | { readonly kind: 'word' | 'all'; readonly term: string }
  | { readonly kind: 'suggestion' | 'result'; readonly product: SuggestedProduct };

export const optionKey = (option: SearchOption): string => {
  if ('product' in option) return `product ${option.product.id ?? option.product.name}`;
  return option.kind === 'all' ? 'all' : `word ${option.term}`;
};

/** Where an option leads within the region; null for a product without an id. */
export function optionPath(option: SearchOption): string | null {
  if ('term' in option) return `/search?${new URLSearchParams({ q: option.term }).toString()}`;
  return option.product.id === null ? null : `/product/${option.product.id}`;
}

/** The titles of the sections; `note` tells what was searched instead of the term, null normally. */
interface Titles {
  readonly words: string;
  readonly suggestions: string;
  readonly products: string;
  readonly note: string | null;
}

type Section = ComboboxSection<SearchOption>;

/**
 * The sections of the drop-down (S §2): words, Suggestions, Products, all results. A product stands in it once: the
 * best are suggestions and the others results, unless there are so few that all are results. A note stands over the
 * first products. The API cuts the names of suggestions (S §9); one that it also answers whole is shown whole, because its
 * power stands at the end.
 */
export function searchSections(
  { words, suggestions, products }: Suggestions,
  term: string,
  titles: Titles,
): readonly Section[] {
  const best = products.length > 0 && products.length <= suggestions.length ? [] : suggestions;
  const others = products.filter(({ id }) => best.every((product) => product.id !== id));
  const whole = (product: SuggestedProduct) =>
    products.find(({ id }) => id !== null && id === product.id) ?? product;
  const option =
    (kind: 'suggestion' | 'result') =>
    (product: SuggestedProduct): SearchOption => ({ kind, product });
  return [
    {
      id: 'words',
      title: titles.words,
      items: words.slice(0, SUGGESTED_WORDS_MAX).map((term): SearchOption => ({ kind: 'word', term })),
    },
    {
      id: 'suggestions',
      title: titles.note ?? titles.suggestions,
      items: best.map(whole).map(option('suggestion')),
    },
    {
      id: 'products',
      title: best.length === 0 ? (titles.note ?? titles.products) : titles.products,
      items: others.map(option('result')),
    },
    { id: 'all', items: products.length > 0 ? [{ kind: 'all', term }] : [] },
  ];
}

/** Why a chosen product cannot be opened, as the key of its text: it has no id (S §5), or there is no connection (S §8). */
export function refuseProduct({ id }: SuggestedProduct, isOnline: boolean) {
  if (id === null) return 'search.productMissing';
  return isOnline ? null : 'search.navigationError';
}
