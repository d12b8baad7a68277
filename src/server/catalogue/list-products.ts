import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { noteProducts } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/integer.ts';
import { listingScope } from './listing-scope.ts';
import { noteQuery } from './note-query.ts';
import { pageOfListing, pageOfMatches } from './page-of-ids.ts';
import { productColumns, toProduct } from './product-row.ts';
import { products, productTexts } from './tables.ts';

export interface ProductPage {
  readonly products: readonly Product[];
  /** How many products the condition has in all. */
  readonly total: number;
  /** That this is the built-in list, which stands in for a catalogue that cannot be read (R13), in the page's language. */
  readonly notice?: string;
}

/**
 * Lists a page of published products in the query's language; two queries whatever the size (S §7, R14). The page's ids
 * come first, from the listing that the condition names, and only their products are looked up.
 */
export const listProducts =
  (database: Database) =>
  async (query: ProductQuery): Promise<ProductPage> => {
    noteQuery(query);
    const scope = listingScope(query.condition);
    if (!fitsInteger(scope.categoryId)) return { products: [], total: 0 };
    const { ids, backwards, total } =
      scope.rest.length === 0
        ? await pageOfListing(database, query, scope.categoryId)
        : await pageOfMatches(database, query, scope);
    if ((query.page - 1) * query.pageSize >= total) return { products: [], total };
    const rows = await database
      .select(productColumns)
      .from(sql`unnest(${ids}) with ordinality as page(id, place)`)
      .innerJoin(products, eq(products.id, sql`page.id`))
      .innerJoin(
        productTexts,
        and(eq(productTexts.productId, products.id), eq(productTexts.locale, query.locale)),
      )
      .orderBy(sql`page.place`);
    noteProducts(rows.map(({ id }) => id));
    const found = rows.map(toProduct);
    return { products: backwards ? found.toReversed() : found, total };
  };

/** Products by id in one language, for carts and orders; unknown and unpublished ids are left out. */
export const productsByIds =
  (database: Database) =>
  async (ids: readonly number[], locale: Locale): Promise<readonly Product[]> => {
    const possible = ids.filter(fitsInteger);
    if (possible.length === 0) return [];
    noteProducts(possible);
    const rows = await database
      .select(productColumns)
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(and(inArray(products.id, possible), isNotNull(products.publishedAt)));
    return rows.map(toProduct);
  };
