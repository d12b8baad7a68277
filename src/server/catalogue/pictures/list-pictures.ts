import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AltTexts, PictureCrop, PixelSize } from '../../../domain/catalogue/editing/product-pictures.ts';
import type { Database } from '../../database/database.ts';
import { choreFailures } from '../../database/chores/tables.ts';
import { products } from '../tables.ts';
import { PICTURE_SIZES } from './make-sizes.ts';
import { productPictures } from './tables.ts';

/** A picture of a product as staff see it. */
export interface StaffPicture {
  readonly name: string;
  /** Whether it stands in the gallery of its product. */
  readonly isShown: boolean;
  /** `recropping`: it stands in the shop as it was until its new crop is ready. `failed`: its sizes could not be made, and are tried again. */
  readonly state: 'ready' | 'recropping' | 'waiting' | 'failed';
  /** What an upload was called; null for a picture of the starting catalogue, which has no original to be cropped. */
  readonly fileName: string | null;
  /** Of the original. */
  readonly size: PixelSize | null;
  /** As it is or is going to be. */
  readonly crop: PictureCrop;
  readonly texts: AltTexts;
}

/** The pictures of a product: those in the shop in the order of its gallery, then those whose sizes are being made; null for no product. */
export const listPictures =
  (database: Database) =>
  async (id: number): Promise<readonly StaffPicture[] | null> => {
    const [product] = await database
      .select({ pictures: products.pictures, texts: products.pictureTexts })
      .from(products)
      .where(eq(products.id, id));
    if (product === undefined) return null;
    const rows = await database
      .select({
        name: productPictures.name,
        fileName: productPictures.fileName,
        width: productPictures.width,
        height: productPictures.height,
        crop: productPictures.crop,
        replaces: productPictures.replaces,
        isReady: sql<boolean>`${productPictures.readyAt} is not null`,
        hasFailed: sql<boolean>`${choreFailures.attempts} is not null`,
      })
      .from(productPictures)
      .leftJoin(
        choreFailures,
        and(
          eq(choreFailures.chore, PICTURE_SIZES),
          eq(choreFailures.subject, sql`${productPictures.id}::text`),
        ),
      )
      .where(
        and(
          eq(productPictures.productId, id),
          or(isNull(productPictures.readyAt), inArray(productPictures.name, product.pictures)),
        ),
      )
      .orderBy(asc(productPictures.createdAt), asc(productPictures.id));
    const shown = product.pictures.map((name): StaffPicture => {
      const row = rows.find((each) => each.name === name);
      const next = rows.find((each) => each.replaces === name && !each.isReady);
      return {
        name,
        isShown: true,
        state: next === undefined ? 'ready' : next.hasFailed ? 'failed' : 'recropping',
        fileName: row?.fileName ?? null,
        size: row === undefined ? null : { width: row.width, height: row.height },
        crop: (next ?? row)?.crop ?? null,
        texts: product.texts[name] ?? {},
      };
    });
    const coming = rows.filter(({ isReady, replaces }) => !isReady && replaces === null);
    return [
      ...shown,
      ...coming.map(({ name, hasFailed, fileName, width, height, crop }): StaffPicture => ({
        name,
        isShown: false,
        state: hasFailed ? 'failed' : 'waiting',
        fileName,
        size: { width, height },
        crop,
        texts: product.texts[name] ?? {},
      })),
    ];
  };
