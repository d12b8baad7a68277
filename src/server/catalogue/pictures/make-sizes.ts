import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { isUploaded } from '../../../domain/catalogue/picture.ts';
import { isShopPicture } from '../../../domain/catalogue/scene.ts';
import { mayTake, workOnClaimed } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';
import { encodeSizes } from './encode-sizes.ts';
import { keyOfFile } from './picture-files.ts';
import { productPictures } from './tables.ts';
import { lockShop } from './change-shop-pictures.ts';
import { usesOfPictures } from './picture-uses.ts';
import { lockPictures, type PictureStore } from './upload-picture.ts';

/** The chore's name in logs, metrics and among failures. */
export const PICTURE_SIZES = 'sizes of pictures';

/** Whoever took a picture and vanished is waited for so long before another takes it. */
const CLAIM_MINUTES = 10;

type PictureRow = typeof productPictures.$inferSelect;

/** Takes the oldest picture that nobody works on. */
async function claim(database: Database): Promise<PictureRow | undefined> {
  const isFree = and(
    isNull(productPictures.readyAt),
    or(isNull(productPictures.takenUntil), lt(productPictures.takenUntil, sql`now()`)),
  );
  const next = database
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(and(isFree, mayTake(PICTURE_SIZES, productPictures.id)))
    .orderBy(asc(productPictures.createdAt), asc(productPictures.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await database
    .update(productPictures)
    .set({ takenUntil: sql`now() + make_interval(mins => ${CLAIM_MINUTES})` })
    .where(and(isFree, eq(productPictures.id, sql`(${next})`)))
    .returning();
  return row;
}

/** Puts a picture whose files are there into its product's gallery: at the place of the one that it replaces, or last. */
const showOfProduct = (database: Database, { id, name, replaces }: PictureRow, productId: number) =>
  database.transaction(async (transaction): Promise<'made' | 'gone'> => {
    const product = await lockPictures(transaction, productId);
    const [row] = await transaction
      .update(productPictures)
      .set({ readyAt: sql`now()`, takenUntil: null })
      .where(and(eq(productPictures.id, id), isNull(productPictures.readyAt)))
      .returning({ id: productPictures.id });
    if (product === undefined || row === undefined) return 'gone'; // staff took it away meanwhile
    const { pictures, pictureTexts } = product;
    const place = replaces === null ? pictures.length : pictures.indexOf(replaces);
    if (place < 0) return 'gone';
    const texts = replaces === null ? undefined : pictureTexts[replaces];
    await transaction
      .update(products)
      .set({
        pictures: pictures.toSpliced(place, replaces === null ? 0 : 1, name),
        ...(texts && { pictureTexts: { ...pictureTexts, [name]: texts } }),
        hasChosenPictures: true,
        updatedAt: sql`now()`,
      })
      .where(eq(products.id, productId));
    return 'made';
  });

/** Lets a picture of the shop be chosen; the one that it replaces goes away where nothing shows it. */
const showOfShop = (database: Database, { id, replaces }: PictureRow) =>
  database.transaction(async (transaction): Promise<'made' | 'gone'> => {
    await lockShop(transaction);
    const [row] = await transaction
      .update(productPictures)
      .set({ readyAt: sql`now()`, takenUntil: null })
      .where(and(eq(productPictures.id, id), isNull(productPictures.readyAt)))
      .returning({ id: productPictures.id });
    if (row === undefined) return 'gone'; // staff took it away meanwhile
    if (replaces === null) return 'made';
    const former = and(isNull(productPictures.productId), eq(productPictures.name, replaces));
    // Nobody chooses it from here on.
    await transaction.select({ id: productPictures.id }).from(productPictures).where(former).for('update');
    if (!(await usesOfPictures(transaction)).has(replaces))
      await transaction.delete(productPictures).where(former);
    return 'made';
  });

/**
 * Makes the sizes of the next picture that was uploaded, and shows it. Null when there is none. It begins anew where an instance ended in the
 * middle: the same names get the same files again.
 */
export const makeSizes =
  ({ database, files }: PictureStore) =>
  async (): Promise<'made' | 'gone' | null> => {
    const row = await claim(database);
    if (row === undefined) return null;
    const { id, productId, name, crop, width, height } = row;
    return workOnClaimed(database, { chore: PICTURE_SIZES, subject: id }, async () => {
      try {
        const original = await files.get(row.original);
        if (original === null || !(isUploaded(name) || isShopPicture(name)))
          throw new Error('The original of a picture is gone');
        for await (const file of encodeSizes(original.bytes, {
          name,
          crop,
          size: { width, height },
          isAvif: row.original.endsWith('.avif'),
        }))
          await files.put(keyOfFile(file.path), Buffer.from(file.bytes));
        return await (productId === null
          ? showOfShop(database, row)
          : showOfProduct(database, row, productId));
      } catch (error) {
        await database.update(productPictures).set({ takenUntil: null }).where(eq(productPictures.id, id));
        throw error;
      }
    });
  };
