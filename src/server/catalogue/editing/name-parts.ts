import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { products, productTexts } from '../tables.ts';

/** A product as a part of a set. */
interface NamedPart {
  readonly name: string;
  readonly isPublished: boolean;
}

/** What products are called, published or not, by their article numbers; what no product has is left out. */
export const nameParts =
  (database: Database) =>
  async (articles: readonly string[], locale: Locale): Promise<ReadonlyMap<string, NamedPart>> => {
    if (articles.length === 0) return new Map();
    const rows = await database
      .select({ article: products.articleNumber, name: productTexts.name, publishedAt: products.publishedAt })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(inArray(products.articleNumber, [...articles]));
    return new Map(
      rows.map(({ article, name, publishedAt }) => [article, { name, isPublished: publishedAt !== null }]),
    );
  };
