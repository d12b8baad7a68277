import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEFAULT_LOCALE, type Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { categoryTexts, products, productTexts } from './tables.ts';

/** What a full record of a product has beside what its card shows. */
export interface ProductFacts {
  readonly description: string;
  /** The name of its category in Ukrainian (S §3), the key of old listings. */
  readonly type: string;
  readonly pictures: readonly string[];
  readonly warrantyMonths: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
}

const typeTexts = alias(categoryTexts, 'type_texts');

/** The facts of several products by product id, in one language; one query. */
export async function factsOf(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, ProductFacts>> {
  const rows = await database
    .select({
      id: products.id,
      facts: {
        description: productTexts.description,
        type: typeTexts.name,
        pictures: products.pictures,
        warrantyMonths: products.warrantyMonths,
        createdAt: products.createdAt,
        updatedAt: products.updatedAt,
        publishedAt: products.publishedAt,
      },
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(
      typeTexts,
      and(eq(typeTexts.categoryId, products.categoryId), eq(typeTexts.locale, DEFAULT_LOCALE)),
    )
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}
