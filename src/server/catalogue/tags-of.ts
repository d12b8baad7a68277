import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { productTags, tagTexts } from './tables.ts';

/** A label as a product carries it. */
export interface ProductTag {
  readonly slug: string;
  readonly name: string;
}

/** The labels of several products by product id, in the order of their slugs; one query. */
export async function tagsOf(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, readonly ProductTag[]>> {
  const rows = await database
    .select({ productId: productTags.productId, tag: { slug: productTags.tag, name: tagTexts.name } })
    .from(productTags)
    .innerJoin(tagTexts, and(eq(tagTexts.tag, productTags.tag), eq(tagTexts.locale, locale)))
    .where(inArray(productTags.productId, [...ids]))
    .orderBy(productTags.tag);
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, found]) => [id, found.map(({ tag }) => tag)]));
}
