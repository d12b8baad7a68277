import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { LOCALES } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { lookUpIn } from '../../messages/messages.ts';
import { lockEditedProducts } from '../editing/find-edited-product.ts';
import { partsOf } from '../editing/in-parts.ts';
import { textRow } from '../product-rows.ts';
import { categories, products, productTexts } from '../tables.ts';
import { readCatalogueNames } from './catalogue-names.ts';

/** The ids of all products of a category and of those below it. */
export async function productsWithin(database: Database, categoryId: number): Promise<readonly number[]> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(or(eq(categories.id, categoryId), eq(categories.parentId, categoryId)))
    .orderBy(products.id);
  return rows.map(({ id }) => id);
}

/**
 * Writes anew what search reads of products, after the name of a category or a tag of theirs has changed in the same transaction; what is in force
 * in this process still has the old one. Locks the products in the order of their ids, part after part.
 */
export async function writeSearchTexts(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const part of partsOf(ids)) {
    const found = await lockEditedProducts(transaction, part);
    // Read when the products are held: another name may have been changed until then.
    const named = await readCatalogueNames(transaction)();
    const names = new Map(named.map(({ locale, key, text }) => [`${locale} ${key}`, text]));
    const rows = [...found.values()].flatMap(({ id, product }) =>
      LOCALES.map((locale) => {
        const before = lookUpIn(locale);
        const { searchText } = textRow(
          { id, ...product },
          locale,
          (key, values) => names.get(`${locale} ${key}`) ?? before(key, values),
        );
        return sql`(${id}::int, ${locale}::text, ${searchText}::text)`;
      }),
    );
    if (rows.length === 0) continue;
    await transaction
      .update(productTexts)
      .set({ searchText: sql`written.search_text` })
      .from(sql`(values ${sql.join(rows, sql`, `)}) as written(id, locale, search_text)`)
      .where(
        and(
          inArray(productTexts.productId, [...part]),
          eq(productTexts.productId, sql`written.id`),
          eq(productTexts.locale, sql`written.locale`),
        ),
      );
  }
}
