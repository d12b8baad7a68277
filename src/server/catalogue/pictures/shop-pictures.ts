import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CropPart, PixelSize } from '../../../domain/catalogue/editing/product-pictures.ts';
import type { PictureUse } from '../../../domain/catalogue/editing/shop-pictures.ts';
import type { Localized } from '../../../domain/locale/locale.ts';
import { NO_TEXTS } from '../../../domain/locale/localized.ts';
import { choreFailures } from '../../database/chores/tables.ts';
import type { Database } from '../../database/database.ts';
import { PICTURE_SIZES } from './make-sizes.ts';
import { usesOfPictures } from './picture-uses.ts';
import { productPictures } from './tables.ts';

/** A picture of the shop as staff see it. */
export interface ShopPicture {
  readonly name: string;
  /** What the upload was called. */
  readonly fileName: string;
  /** Of the original. */
  readonly size: PixelSize;
  readonly crop: CropPart;
  /** What it shows, in words; empty for nothing. */
  readonly alt: Localized;
  /** `failed`: its sizes could not be made, and are tried again. */
  readonly state: 'ready' | 'waiting' | 'failed';
  /** The picture of which this is another crop; null once it is ready, or for none. */
  readonly replaces: string | null;
  readonly uses: readonly PictureUse[];
}

/** Pictures of the shop, or the one of a name, the newest first, with where each is chosen. */
const picturesOfShop = async (database: Database, name?: string): Promise<readonly ShopPicture[]> => {
  const rows = await database
    .select({
      name: productPictures.name,
      fileName: productPictures.fileName,
      width: productPictures.width,
      height: productPictures.height,
      crop: productPictures.crop,
      alt: productPictures.alt,
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
      and(isNull(productPictures.productId), name === undefined ? undefined : eq(productPictures.name, name)),
    )
    .orderBy(desc(productPictures.createdAt), desc(productPictures.id));
  const uses = rows.length === 0 ? new Map() : await usesOfPictures(database);
  return rows.flatMap(({ width, height, crop, alt, isReady, hasFailed, replaces, ...row }) =>
    crop === null
      ? []
      : [
          {
            ...row,
            size: { width, height },
            crop,
            alt: alt ?? NO_TEXTS,
            state: isReady ? ('ready' as const) : hasFailed ? ('failed' as const) : ('waiting' as const),
            replaces: isReady ? null : replaces,
            uses: uses.get(row.name) ?? [],
          },
        ],
  );
};

/** All pictures of the shop, the newest first. */
export const listShopPictures = (database: Database) => (): Promise<readonly ShopPicture[]> =>
  picturesOfShop(database);

/** One picture of the shop; null for no such name. */
export const findShopPicture =
  (database: Database) =>
  async (name: string): Promise<ShopPicture | null> =>
    (await picturesOfShop(database, name))[0] ?? null;

/** A picture of the shop as staff choose it. */
export interface ReadyPicture {
  readonly name: string;
  readonly fileName: string;
}

/** The pictures of the shop that can be chosen, the newest first. */
export const readyShopPictures = (database: Database) => (): Promise<readonly ReadyPicture[]> =>
  database
    .select({ name: productPictures.name, fileName: productPictures.fileName })
    .from(productPictures)
    .where(and(isNull(productPictures.productId), isNotNull(productPictures.readyAt)))
    .orderBy(desc(productPictures.createdAt), desc(productPictures.id));
