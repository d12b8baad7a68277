import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  PICTURE_BYTES_MAX,
  PICTURES_MAX,
  SIDE_MIN,
  sideOf,
  uploadedKind,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import { withoutInvisible } from '../../../domain/locale/without-invisible.ts';
import { inspectPicture } from '../../account/avatars/encode-picture.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../ports/files.ts';
import { productSchedules } from '../editing/tables.ts';
import { products } from '../tables.ts';
import { productPictures } from './tables.ts';

/** Where pictures are kept: rows in the database, originals and sizes among the files. */
export interface PictureStore {
  readonly database: Database;
  readonly files: Files;
}

/** The folder of pictures as they were uploaded; nobody but the shop reads them. */
export const ORIGINALS = 'product-originals/';

const FILE_NAME_MAX = 100;

/** What an upload is called in the back office. */
export const shownFileName = (fileName: string, ending: string): string =>
  withoutInvisible(fileName).trim().slice(-FILE_NAME_MAX).toWellFormed() || ending;

export type PictureAdded =
  /** `isNew` is false for a file that the product has already, as when a form is sent twice. */
  | { readonly ok: true; readonly isNew: boolean; readonly name: string }
  | {
      readonly ok: false;
      readonly reason:
        | 'product-not-found'
        | 'no-picture'
        | 'too-large'
        | 'too-many-pixels'
        | 'too-small'
        | 'too-many'
        | 'busy';
    };

/** Locks a product until the transaction ends, so that changes of its pictures follow each other; undefined where there is none. */
export async function lockPictures(transaction: Database, productId: number) {
  const [product] = await transaction
    .select({
      pictures: products.pictures,
      pictureTexts: products.pictureTexts,
      /** Or is to be published by itself. */
      isPublished: sql<boolean>`${products.publishedAt} is not null or exists (
        select from ${productSchedules} where ${productSchedules.productId} = ${products.id} and ${productSchedules.publishFrom} is not null)`,
    })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  return product;
}

/** A new name for what comes of an upload. */
export const newName = (side: number, isClear: boolean): string =>
  `${randomBytes(8).toString('hex')}-${uploadedKind(side, isClear)}`;

/**
 * Keeps a picture that staff uploaded for a product: whole, on a plain ground, until they crop it. Its sizes are made in the background,
 * and then it comes last in the gallery.
 */
export const addPicture =
  ({ database, files }: PictureStore) =>
  async ({
    id,
    fileName,
    bytes,
    staffId,
  }: {
    readonly id: number;
    readonly fileName: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly staffId: string;
  }): Promise<PictureAdded> => {
    if (bytes.byteLength > PICTURE_BYTES_MAX) return { ok: false, reason: 'too-large' };
    const picture = await inspectPicture(bytes);
    if (!picture.ok) return picture;
    const { width, height, ending, isClear } = picture;
    const side = sideOf({ width, height }, null);
    if (side < SIDE_MIN) return { ok: false, reason: 'too-small' };
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const original = `${ORIGINALS}${id}-${randomBytes(8).toString('hex')}.${ending}`;
    const shownName = shownFileName(fileName, ending);
    await files.put(original, bytes);
    // If this throws, nobody knows whether the row was written: the file stays until `sweepPictures` has looked.
    const added = await database.transaction(async (transaction): Promise<PictureAdded> => {
      const product = await lockPictures(transaction, id);
      if (product === undefined) return { ok: false, reason: 'product-not-found' };
      const known = await transaction
        .select({
          name: productPictures.name,
          contentHash: productPictures.contentHash,
          isWaiting: sql<boolean>`${productPictures.readyAt} is null`,
          replaces: productPictures.replaces,
        })
        .from(productPictures)
        .where(eq(productPictures.productId, id));
      const own = known.filter(({ name, isWaiting }) => isWaiting || product.pictures.includes(name));
      const same = own.find((each) => each.contentHash === contentHash);
      if (same !== undefined) return { ok: true, isNew: false, name: same.name };
      const coming = own.filter(({ isWaiting, replaces }) => isWaiting && replaces === null);
      if (product.pictures.length + coming.length >= PICTURES_MAX) return { ok: false, reason: 'too-many' };
      const name = newName(side, isClear);
      await transaction.insert(productPictures).values({
        productId: id,
        name,
        original,
        contentHash,
        fileName: shownName,
        width,
        height,
      });
      await recordChanges(transaction, [
        {
          staffId,
          action: 'picture-added',
          subject: 'product',
          subjectId: String(id),
          changes: { picture: ['', shownName] },
        },
      ]);
      return { ok: true, isNew: true, name };
    });
    if (!added.ok || !added.isNew) await files.remove(original).catch(() => {});
    return added;
  };

/** The row of a picture of a product whose sizes wait to be made. */
export const isWaitingFor = (productId: number, name: string) =>
  and(
    eq(productPictures.productId, productId),
    eq(productPictures.name, name),
    isNull(productPictures.readyAt),
  );
