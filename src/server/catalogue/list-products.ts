import type { Product } from '../../domain/catalogue/product.ts';
import type { ProductQuery, ProductCondition } from '../../domain/catalogue/product-filter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { noteProducts, noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/integer.ts';
import { cardsByIds, readCards } from './cards.ts';
import { listingScope } from './listing-scope.ts';
import { pageOfListing } from './page-of-listing.ts';
import { pageOfMatches } from './page-of-matches.ts';
import type { ProductPage } from './product-page.ts';
import { asksForStock } from './in-stock.ts';

function noteCondition(condition: ProductCondition): void {
  if (condition.kind === 'and' || condition.kind === 'or') condition.conditions.forEach(noteCondition);
  if (condition.kind === 'not') noteCondition(condition.condition);
  if (condition.kind !== 'number' || condition.field !== 'stock') return;
  noteTag(asksForStock(condition) ? 'availability' : 'stock');
}

/** Notes what a list depends on beside the products that it shows: which of them there are, and in which order. */
function noteQuery({ condition, sort }: Pick<ProductQuery, 'condition' | 'sort'>): void {
  if (condition) noteCondition(condition);
  // An order of goods changes both at once.
  if (sort.some(({ field }) => field === 'stock' || field === 'updatedAt')) noteTag('stock');
}

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
