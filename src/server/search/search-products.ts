import { freeProducts } from '../catalogue/free-products.ts';
import { productsByIds } from '../catalogue/list-products.ts';
import type { BindQuery } from '../database/database.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/search-limits.ts';
import { foundProducts } from './found-products.ts';
import { matchTerm } from './match-term.ts';
import { nearestTo } from './nearest-to.ts';

/** What searches read, each by itself, so that what is known of products need not be read again. */
export const searchSources = (bind: BindQuery) => ({
  matchTerm: bind(matchTerm),
  foundProducts: bind(foundProducts),
  nearestTo: bind(nearestTo),
  freeProducts: bind(freeProducts),
  productsByIds: bind(productsByIds),
});

export type SearchSources = ReturnType<typeof searchSources>;

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

/** A page of products for a typed term, best first; fewer than two characters find nothing (S §5). */
export const searchProducts =
  ({ matchTerm, productsByIds }: SearchSources) =>
  async ({ term, locale, onlyInStock, page, pageSize }: SearchQuery): Promise<SearchResult> => {
    const options = { onlyInStock, limit: Number.POSITIVE_INFINITY, minLength: SEARCH_MIN_LENGTH };
    const { ids, shownFor } = await matchTerm(term, options);
    const shown = ids.slice((page - 1) * pageSize, page * pageSize);
    return { products: await productsByIds(shown, locale), total: ids.length, shownFor };
  };
