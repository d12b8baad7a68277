import { sql } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { otherLayout } from '../../domain/search/keyboard-layout.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/limits.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { transliterations } from '../../domain/search/transliterate.ts';
import type { Database } from '../database/database.ts';
import { findMatches, inOrder } from './find-matches.ts';
import { everyWord, wordQueries } from './word-query.ts';

/** Shorter terms are like too much. */
const LIKENESS_MIN_LENGTH = 3;

export interface SearchQuery {
  readonly term: string;
  readonly locale: Locale;
  /** Leaves out products without stock; off by default (S §5). */
  readonly onlyInStock: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface SearchResult {
  readonly products: readonly Product[];
  readonly total: number;
  /** What was searched instead when the term itself found nothing; null normally. */
  readonly shownFor: string | null;
  /** That this is the built-in list, which stands in for a catalogue that cannot be read (R13), in the page's language. */
  readonly notice?: string;
}

const NOTHING = { ids: [], shownFor: null } as const;

/** What else a term may have been meant as, the likeliest first, with what to show as searched for. */
function otherSpellings(term: string, minLength: number) {
  const typed = normaliseSearch(term);
  const layout = otherLayout(term);
  return (
    [...(layout === null ? [] : [layout]), ...transliterations(term)]
      .map((shownFor) => ({ shownFor, text: normaliseSearch(shownFor) }))
      // A spelling without letters (`ґґ` is two backslashes on the other layout) would match everything.
      .filter(({ text }) => text !== typed && Array.from(text).length >= minLength)
  );
}

/** Spellings of which the shop has every word or, with typos, any; the first is the typed one, which has them not. */
async function spellingsWorthwhile(
  database: Database,
  spellings: readonly { readonly text: string; readonly shownFor: string | null }[],
) {
  const queries = await wordQueries(
    database,
    spellings.map(({ text }) => text),
  );
  return spellings.flatMap((spelling, place) => {
    const { asTyped = null, alike = null } = queries[place] ?? {};
    const exact = place === 0 || asTyped === null ? [] : [{ alike: false, words: sql`${asTyped}::tsquery` }];
    const mistyped =
      alike === null || spelling.text.length < LIKENESS_MIN_LENGTH
        ? []
        : [{ alike: true, words: sql`${alike}::tsquery` }];
    return [...exact, ...mistyped].map((found) => ({ ...spelling, ...found }));
  });
}

/**
 * Ids of matching products, and the other spelling that found them if the term as typed found none: one query for the
 * term as typed; when there is nothing, one that looks up the words of all other spellings and one for those it leaves.
 */
export const matchTerm =
  (database: Database) =>
  async (term: string, options: { onlyInStock: boolean; limit: number; minLength: number }) => {
    const text = normaliseSearch(term);
    if (Array.from(text).length < options.minLength) return NOTHING;
    const find = findMatches(database);
    const asTyped = await find({ ...options, spellings: [{ text, alike: false, words: everyWord(text) }] });
    if (asTyped.ids.length > 0 || text.length < SEARCH_MIN_LENGTH)
      return { ids: asTyped.ids, shownFor: null };
    const meant = await spellingsWorthwhile(database, [
      { text, shownFor: null },
      ...otherSpellings(term, options.minLength),
    ]);
    const { ids, spelling } = await find({ ...options, spellings: meant });
    return ids.length === 0 ? NOTHING : { ids, shownFor: meant[spelling]?.shownFor ?? null };
  };

/** A page of products for a typed term, best first; fewer than two characters find nothing (S §5). */
export const searchProducts =
  (database: Database) =>
  async ({ term, locale, onlyInStock, page, pageSize }: SearchQuery): Promise<SearchResult> => {
    const options = { onlyInStock, limit: Number.POSITIVE_INFINITY, minLength: SEARCH_MIN_LENGTH };
    const { ids, shownFor } = await matchTerm(database)(term, options);
    const shown = ids.slice((page - 1) * pageSize, page * pageSize);
    return { products: await inOrder(database, shown, locale), total: ids.length, shownFor };
  };
