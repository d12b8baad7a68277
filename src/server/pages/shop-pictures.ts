import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import { isShopPicture } from '../../domain/catalogue/scene.ts';
import type { PictureTexts } from '../../domain/pages/arrange.ts';
import type { Database } from '../database/database.ts';
import { productPictures } from '../catalogue/pictures/tables.ts';

/**
 * Which of these names are pictures of the shop that can be shown. Until the transaction ends none of them is removed: whoever writes that something shows one
 * asks this before.
 */
export async function lockShopPictures(
  transaction: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = names.filter(isShopPicture);
  if (wanted.length === 0) return new Set();
  const rows = await transaction
    .select({ name: productPictures.name })
    .from(productPictures)
    .where(
      and(
        inArray(productPictures.name, wanted),
        isNull(productPictures.productId),
        isNotNull(productPictures.readyAt),
      ),
    )
    .orderBy(asc(productPictures.name))
    .for('key share');
  return new Set(rows.map(({ name }) => name));
}

/** Reads the alternative texts of those of these names that are pictures of the shop. */
export const shopPictureTexts =
  (database: Database) =>
  async (names: readonly string[]): Promise<PictureTexts> => {
    const wanted = names.filter(isShopPicture);
    if (wanted.length === 0) return {};
    const rows = await database
      .select({ name: productPictures.name, alt: productPictures.alt })
      .from(productPictures)
      .where(and(inArray(productPictures.name, wanted), isNull(productPictures.productId)));
    return Object.fromEntries(rows.flatMap(({ name, alt }) => (alt === null ? [] : [[name, alt]])));
  };
