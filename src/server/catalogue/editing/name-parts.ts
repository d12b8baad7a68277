import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { knownName } from '../known-name.ts';
import { products, productTexts } from '../tables.ts';

/** By what staff know products, published or not, by their article numbers; what no product has is left out. */
export const nameParts =
  (database: Database) =>
  async (articles: readonly string[], locale: Locale): Promise<ReadonlyMap<string, string>> => {
    if (articles.length === 0) return new Map();
    const rows = await database
      .select({ article: products.articleNumber, name: knownName })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(inArray(products.articleNumber, [...articles]));
    return new Map(rows.map(({ article, name }) => [article, name]));
  };
