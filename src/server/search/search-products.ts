import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { otherLayout } from '../../domain/search/keyboard-layout.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/limits.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { transliterations } from '../../domain/search/transliterate.ts';
import type { Database } from '../database/database.ts';
import { findMatches, inOrder } from './find-matches.ts';

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
}

/** Ids of matching products, and the other spelling that found them if the term as typed found none. */
export const matchTerm =
  (database: Database) =>
  async (term: string, options: { onlyInStock: boolean; limit: number; minLength: number }) => {
    const text = normaliseSearch(term);
    if ([...text].length < options.minLength) return { ids: [], shownFor: null };
    const find = (spelled: string) => findMatches(database)({ text: spelled, ...options });
    const ids = await find(text);
    if (ids.length > 0 || text.length < SEARCH_MIN_LENGTH) return { ids, shownFor: null };
    const layout = otherLayout(term);
    for (const candidate of [...(layout === null ? [] : [layout]), ...transliterations(term)]) {
      const spelled = normaliseSearch(candidate);
      // A spelling without letters (`ґґ` is two backslashes on the other layout) would match everything.
      const isWorthwhile = spelled !== text && [...spelled].length >= options.minLength;
      const others = isWorthwhile ? await find(spelled) : [];
      if (others.length > 0) return { ids: others, shownFor: candidate };
    }
    return { ids: [], shownFor: null };
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
