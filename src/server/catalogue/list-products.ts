import type { Product } from '../../domain/catalogue/product.ts';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { noteProducts } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/integer.ts';
import { cardsByIds, readCards } from './cards.ts';
import { listingScope } from './listing-scope.ts';
import { noteQuery } from './note-query.ts';
import { pageOfListing } from './page-of-listing.ts';
import { pageOfMatches } from './page-of-matches.ts';
import type { ProductPage } from './product-page.ts';

/**
 * Lists a page of published products in the query's language, one or two queries whatever the size (S §7, R14). The page's
 * ids come from the listing that the condition names, and only their products are looked up.
 */
export const listProducts =
  (database: Database) =>
  async (query: ProductQuery): Promise<ProductPage> => {
    noteQuery(query);
    const scope = listingScope(query.condition);
    if (!fitsInteger(scope.categoryId)) return { products: [], total: 0 };
    return scope.rest.length === 0
      ? pageOfListing(database, query, scope.categoryId)
      : pageOfMatches(database, query, scope);
  };

/** Products by id in one language, for carts and orders; unknown and unpublished ids are left out. */
export const productsByIds =
  (database: Database) =>
  async (ids: readonly number[], locale: Locale): Promise<readonly Product[]> => {
    const possible = ids.filter(fitsInteger);
    if (possible.length === 0) return [];
    noteProducts(possible);
    return readCards(await cardsByIds(database, { ids: possible, locale }));
  };
