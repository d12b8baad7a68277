import type { ComboboxSection } from '../ui/combobox-section.ts';
import type { SuggestedProduct, Suggestions } from './suggestions.ts';

/** One line of the drop-down: a word to search for, a product, or the way to all results. */
export type SearchOption =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'suggestion' | 'result'; readonly product: SuggestedProduct }
  | { readonly kind: 'all'; readonly term: string };

export const optionKey = (option: SearchOption): string => {
  if (option.kind === 'word') return `word ${option.text}`;
  return option.kind === 'all' ? 'all' : `product ${option.product.id ?? option.product.name}`;
};

/** The titles of the sections; `note` tells what was searched instead of the term, null normally. */
interface Titles {
  readonly words: string;
  readonly suggestions: string;
  readonly products: string;
  readonly note: string | null;
}

/** More words would push the products out of sight. */
const WORDS_MAX = 3;

type Section = ComboboxSection<SearchOption>;

/**
 * The sections of the drop-down (S §2): words, Suggestions, Products, all results. A product stands in it once: the
 * best are suggestions and the others results, unless there are so few that all are results. A note stands over the
 * first products.
 */
export function searchSections(
  { words, suggestions, products }: Suggestions,
  term: string,
  titles: Titles,
): readonly Section[] {
  const best = products.length > 0 && products.length <= suggestions.length ? [] : suggestions;
  const others = products.filter(({ id }) => best.every((product) => product.id !== id));
  const option =
    (kind: 'suggestion' | 'result') =>
    (product: SuggestedProduct): SearchOption => ({ kind, product });
  return [
    {
      id: 'words',
      title: titles.words,
      items: words.slice(0, WORDS_MAX).map((text): SearchOption => ({ kind: 'word', text })),
    },
    { id: 'suggestions', title: titles.note ?? titles.suggestions, items: best.map(option('suggestion')) },
    {
      id: 'products',
      title: best.length === 0 ? (titles.note ?? titles.products) : titles.products,
      items: others.map(option('result')),
    },
    { id: 'all', items: products.length > 0 ? [{ kind: 'all', term }] : [] },
  ];
}
