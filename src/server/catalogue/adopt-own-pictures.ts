import { and, eq, inArray } from 'drizzle-orm';
import { ownPictureNames, ownPictures } from '../../content/seed/own-pictures.ts';
import type { Database } from '../database/database.ts';
import { products } from './tables.ts';

/**
 * Gives products of the starting catalogue the pictures that were taken of them since they were written. Pictures that
 * somebody else chose stay. Run at each start: what is as it should be is left alone.
 */
export const adoptOwnPictures =
  (database: Database) =>
  async (articles: readonly string[]): Promise<number> => {
    if (articles.length === 0) return 0;
    const rows = await database
      .select({ id: products.id, article: products.articleNumber, pictures: products.pictures })
      .from(products)
      .where(and(eq(products.hasChosenPictures, false), inArray(products.articleNumber, [...articles])));
    let adopted = 0;
    for (const { id, article, pictures } of rows) {
      const own = ownPictures(article);
      if (!pictures.every((name) => ownPictureNames.has(name)) || own.join() === pictures.join()) continue;
      await database
        .update(products)
        .set({ pictures: [...own] })
        .where(eq(products.id, id));
      adopted += 1;
    }
    return adopted;
  };
