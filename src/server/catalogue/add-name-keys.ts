import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { nameKey } from '../../domain/catalogue/name-key.ts';
import type { Database } from '../database/database.ts';
import { productTexts } from './tables.ts';

const TEXTS_AT_ONCE = 3000;

/** Gives names their keys that were written before there were keys, which only this code can make. */
export const addNameKeys = (database: Database) => async (): Promise<void> => {
  for (let last = -1; ;) {
    const rows = await database
      .select({ id: productTexts.productId, locale: productTexts.locale, name: productTexts.name })
      .from(productTexts)
      .where(and(eq(productTexts.nameKey, ''), gt(productTexts.productId, last)))
      .orderBy(asc(productTexts.productId))
      .limit(TEXTS_AT_ONCE);
    const end = rows.at(-1);
    if (!end) return;
    // The last product's other languages may be in the next part; it comes again unless it is alone.
    last = rows[0]?.id === end.id ? end.id : end.id - 1;
    const keyed = rows.map(
      ({ id, locale, name }) => sql`(${id}::int, ${locale}::text, ${nameKey(name, locale)}::text)`,
    );
    await database
      .update(productTexts)
      .set({ nameKey: sql`keyed.key` })
      .from(sql`(values ${sql.join(keyed, sql`, `)}) as keyed(id, locale, key)`)
      .where(and(eq(productTexts.productId, sql`keyed.id`), eq(productTexts.locale, sql`keyed.locale`)));
  }
};
