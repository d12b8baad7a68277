import { parseQuantity } from '../cart/parse-quantity.ts';
import { LOCALES, type Locale } from '../locale/locale.ts';
import type { ContentText } from './content-texts.ts';
import { folded, searchOf } from './find-messages.ts';
import type { OutdatedMessage } from './outdated-messages.ts';

/** A text of the content as the list of its translations has it. */
export interface ContentEntry extends ContentText {
  /** The languages in which it is missing. */
  readonly missing: readonly Locale[];
  /** Its translations that did not follow the Ukrainian text. */
  readonly outdated: readonly OutdatedMessage[];
}

/** Which texts of the content are listed. */
export const CONTENT_SHOWN = ['all', 'missing', 'outdated'] as const;
type ContentShown = (typeof CONTENT_SHOWN)[number];

/** What the list of the content's texts is asked for. */
export interface ContentQuery {
  /** Words of a place or of a text in any language, as they were typed. */
  readonly search: string;
  readonly shown: ContentShown;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads the list's address: what it does not know does not matter. */
export const readContentQuery = (query: URLSearchParams): ContentQuery => ({
  search: searchOf(query),
  shown: CONTENT_SHOWN.find((shown) => shown === query.get('show')) ?? 'all',
  page: parseQuantity(query.get('page') ?? '') ?? 1,
});

/** The same as an address's query; empty for the whole list. */
export function contentAddress({ search, shown, page }: ContentQuery): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(shown !== 'all' && { show: shown }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${String(query)}`;
}

const isShown = {
  all: () => true,
  missing: ({ missing }: ContentEntry) => missing.length > 0,
  outdated: ({ outdated }: ContentEntry) => outdated.length > 0,
} as const satisfies Record<ContentShown, (entry: ContentEntry) => boolean>;

/** The texts that are asked for, of all pages; found by what their places are called, too. */
export function findContent<Named extends ContentEntry & { readonly name: string; readonly field: string }>(
  entries: readonly Named[],
  { search, shown }: ContentQuery,
): readonly Named[] {
  const words = folded(search);
  return entries.filter((entry) => {
    const { key, name, field, said } = entry;
    const texts = [key, name, field, ...LOCALES.map((locale) => said[locale])];
    return isShown[shown](entry) && (words === '' || texts.some((text) => folded(text).includes(words)));
  });
}
