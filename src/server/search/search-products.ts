import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/limits.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import type { Database } from '../database/database.ts';
import type { Spelling } from './evidence.ts';
import { findMatches, inOrder } from './find-matches.ts';
import { correctedText, otherReadings, type OtherSpelling } from './other-readings.ts';
import { rankedSearch } from './ranked-search.ts';
import { everyWord } from './word-query.ts';

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

/** How a term is searched for: how many products, and from how many characters on. */
interface MatchOptions {
  readonly onlyInStock: boolean;
  readonly limit: number;
  readonly minLength: number;
}

/** The best of several spellings first and alone, because it nearly always finds something. */
async function findOther(database: Database, options: MatchOptions, spellings: readonly OtherSpelling[]) {
  const find = findMatches(database);
  for (const some of [spellings.slice(0, 1), spellings.slice(1)]) {
    const { ids, spelling } = await find({ ...options, spellings: some });
    if (ids.length > 0) return { ids, shownFor: some[spelling]?.shownFor ?? null };
  }
  return NOTHING;
}

/** A text with every word as written. */
function asWritten(text: string): Spelling {
  const search = rankedSearch(text);
  return { ...search, query: everyWord(search.words) };
}

/**
 * Ids of matching products, and the other spelling that found them if the term as typed found none. One query for the
 * term as typed and for the term with its words for goods put right; if that finds nothing, one that looks up the words
 * of all other spellings, and one or two for those that it leaves.
 */
export const matchTerm = (database: Database) => async (term: string, options: MatchOptions) => {
  const text = normaliseSearch(term);
  if (Array.from(text).length < options.minLength) return NOTHING;
  const right = correctedText(text);
  const spellings = [text, ...(right === null ? [] : [right])].map(asWritten);
  const { ids } = await findMatches(database)({ ...options, spellings });
  if (ids.length > 0 || text.length < SEARCH_MIN_LENGTH) return { ids, shownFor: null };
  return findOther(database, options, await otherReadings(database, term, options.minLength));
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
