import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { knownName } from '../known-name.ts';
import { products, productTexts } from '../tables.ts';

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
      .select({ id: products.id, name: knownName, articleNumber: products.articleNumber })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(inArray(products.id, [...ids]));
    return new Map(rows.map(({ id, ...named }) => [id, named]));
  };
