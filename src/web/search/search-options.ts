import type { Money } from '../../domain/money/money.ts';
import { SUGGESTED_WORDS_MAX } from '../../domain/search/search-limits.ts';
import { categoryPath } from '../catalogue/category-path.ts';
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

/** A list of the catalogue: a category, of one maker if `brand` names it. */
export interface SuggestedPlace {
  readonly slug: string;
  readonly name: string;
  readonly brand: string | null;
}

/** What is offered for one term. */
export interface Suggestions {
  readonly words: readonly string[];
  readonly suggestions: readonly SuggestedProduct[];
  readonly products: readonly SuggestedProduct[];
  readonly places: readonly SuggestedPlace[];
  /** How many products there are; null if they are more than were counted. */
  readonly total: number | null;
  /** What was searched instead of the term; null normally. */
  readonly shownFor: string | null;
}

/** One line of the drop-down: a word to search for, a list of the catalogue, a product, or the way to all results. */
export type SearchOption =
  | { readonly kind: 'word'; readonly term: string }
  | { readonly kind: 'all'; readonly term: string; readonly total: number | null }
  | { readonly kind: 'place'; readonly place: SuggestedPlace }
  | { readonly kind: 'product'; readonly product: SuggestedProduct };

export const optionKey = (option: SearchOption): string => {
  if (option.kind === 'product') return `product ${option.product.id ?? option.product.name}`;
  if (option.kind === 'place') return `place ${option.place.slug} ${option.place.brand ?? ''}`;
  return option.kind === 'all' ? 'all' : `word ${option.term}`;
};

/** Where a list of the catalogue is within the region. */
export const placePath = ({ slug, brand }: SuggestedPlace): string =>
  categoryPath(slug) + (brand === null ? '' : `?${new URLSearchParams({ brand }).toString()}`);

/** Where the results of a term are within the region. */
export const termPath = (term: string): string => `/search?${new URLSearchParams({ q: term }).toString()}`;

/** Where an option leads within the region; null for a product without an id. */
export function optionPath(option: SearchOption): string | null {
  if (option.kind === 'place') return placePath(option.place);
  if (option.kind === 'product') return option.product.id === null ? null : `/product/${option.product.id}`;
  return termPath(option.term);
}

type Section = ComboboxSection<SearchOption>;

/** A term whose last word is completed: `deye гібр` and `гібридний` make `deye гібридний`. */
const completed = (term: string, word: string) => [...term.trim().split(/\s+/).slice(0, -1), word].join(' ');

/**
 * The drop-down as one list (S §2, issue of the first screens): words that go on from what is typed, categories and
 * makers, products by their whole names, all results. `note` stands over the products and tells what was searched
 * instead of the term, null normally. Below the length that asks for results the suggestions stand for them; the API cuts
 * their names (S §9).
 */
export function searchSections(
  { words, suggestions, products, places, total, shownFor }: Suggestions,
  term: string,
  note: string | null,
): readonly Section[] {
  const shown = products.length > 0 ? products : suggestions;
  // Of a term that finds nothing they are whole terms that come near it.
  const terms = shown.length === 0 ? words : words.map((word) => completed(shownFor ?? term, word));
  return [
    {
      id: 'words',
      items: terms.slice(0, SUGGESTED_WORDS_MAX).map((each): SearchOption => ({ kind: 'word', term: each })),
    },
    { id: 'places', items: places.map((place): SearchOption => ({ kind: 'place', place })) },
    {
      id: 'products',
      ...(note !== null && { title: note }),
      items: shown.map((product): SearchOption => ({ kind: 'product', product })),
    },
    { id: 'all', isLast: true, items: products.length > 0 ? [{ kind: 'all', term, total }] : [] },
  ];
}

/** Why a chosen product cannot be opened, as the key of its text: it has no id (S §5), or there is no connection (S §8). */
export function refuseProduct({ id }: SuggestedProduct, isOnline: boolean) {
  if (id === null) return 'search.productMissing';
  return isOnline ? null : 'search.navigationError';
}
