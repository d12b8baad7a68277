import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { categories, categoryTexts, products } from './tables.ts';

/** A category as a product names it. */
export interface ProductCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

const own = alias(categories, 'own');

/** The category of each product after its parent, by product id; one query. */
export async function categoriesOf(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, readonly ProductCategory[]>> {
  const rows = await database
    .select({
      productId: products.id,
      category: { id: categories.id, slug: categories.slug, name: categoryTexts.name },
    })
    .from(products)
    .innerJoin(own, eq(own.id, products.categoryId))
    .innerJoin(categories, or(eq(categories.id, own.id), eq(categories.id, own.parentId)))
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)),
    )
    .where(inArray(products.id, [...ids]))
    .orderBy(sql`${categories.parentId} nulls first`);
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, found]) => [id, found.map(({ category }) => category)]));
}
