import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { products, productTexts } from '../tables.ts';

/**
 * By what staff know a product: its name in the language of the joined `product_texts`, else in another, else its article number. A draft may have
 * no name yet.
 */
export const staffName = sql<string>`coalesce(nullif(${productTexts.name}, ''), (
  select other.name from ${productTexts} as other where other.product_id = ${products.id} and other.name <> ''
  order by other.locale desc limit 1), ${products.articleNumber})`;

/** What people know a product by. */
interface NamedProduct {
  readonly name: string;
  readonly articleNumber: string;
}

/** Names and article numbers of products, published or not, by their ids; those that do not exist are left out. */
export const nameProducts =
  (database: Database) =>
  async (ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, NamedProduct>> => {
    if (ids.length === 0) return new Map();
    const rows = await database
      .select({ id: products.id, name: staffName, articleNumber: products.articleNumber })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(inArray(products.id, [...ids]));
    return new Map(rows.map(({ id, ...named }) => [id, named]));
  };
