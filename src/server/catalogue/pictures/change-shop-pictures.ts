import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import {
  PICTURE_BYTES_MAX,
  printCrop,
  type CropPart,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import {
  isLargeEnough,
  MIDDLE,
  SHOP_PICTURES_MAX,
  type PictureUse,
} from '../../../domain/catalogue/editing/shop-pictures.ts';
import { localField } from '../../../domain/catalogue/merchandising/home-entry.ts';
import type { ShopPictureName } from '../../../domain/catalogue/picture.ts';
import { LOCALES, type Localized } from '../../../domain/locale/locale.ts';
import { NO_TEXTS } from '../../../domain/locale/localized.ts';
import type { AuditAction, AuditChanges } from '../../../domain/audit/audit-entry.ts';
import { inspectPicture } from '../../account/avatars/encode-picture.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { lockName } from '../../database/lock-name.ts';
import { usesOfPictures } from './picture-uses.ts';
import { productPictures } from './tables.ts';
import { shownFileName, type PictureAdded, type PictureStore } from './upload-picture.ts';

/** The folder of pictures of the shop as they were uploaded; nobody but the shop reads them. */
export const SHOP_ORIGINALS = 'shop-originals/';

/** Which picture of the shop, and who changes it. */
interface ShopPictureAct {
  readonly name: string;
  readonly staffId: string;
}

const newName = (): ShopPictureName => `${randomBytes(8).toString('hex')}-banner`;

/** Makes those who change pictures of the shop follow each other. */
export const lockShop = (transaction: Database): Promise<void> =>
  lockName(transaction, 'pictures of the shop');

const isNamed = (name: string) => and(isNull(productPictures.productId), eq(productPictures.name, name));

/** A picture of the shop; nothing new shows it until the transaction ends. Undefined where there is none. */
async function lockPicture(transaction: Database, name: string) {
  const [row] = await transaction.select().from(productPictures).where(isNamed(name)).for('update');
  return row;
}

const record = (
  transaction: Database,
  { name, staffId }: ShopPictureAct,
  { action, changes }: { readonly action: AuditAction; readonly changes: AuditChanges },
) => recordChanges(transaction, [{ staffId, action, subject: 'shop-picture', subjectId: name, changes }]);

export type ShopPictureAdded =
  /** `isNew` is false for a file that the shop has already, as when a form is sent twice. */
  | { readonly ok: true; readonly isNew: boolean; readonly name: string }
  | {
      readonly ok: false;
      readonly reason: Exclude<Extract<PictureAdded, { ok: false }>['reason'], 'product-not-found'>;
    };

/** Keeps a picture that staff uploaded for the shop: its middle, until they crop it. Its sizes are made in the background, and then it can be chosen. */
export const addShopPicture =
  ({ database, files }: PictureStore) =>
  async ({
    fileName,
    bytes,
    staffId,
  }: {
    readonly fileName: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly staffId: string;
  }): Promise<ShopPictureAdded> => {
    if (bytes.byteLength > PICTURE_BYTES_MAX) return { ok: false, reason: 'too-large' };
    const picture = await inspectPicture(bytes, { takesAvif: true });
    if (!picture.ok) return picture;
    const { width, height, ending } = picture;
    if (!isLargeEnough({ width, height }, MIDDLE)) return { ok: false, reason: 'too-small' };
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const original = `${SHOP_ORIGINALS}${randomBytes(8).toString('hex')}.${ending}`;
    const shownName = shownFileName(fileName, ending);
    await files.put(original, bytes);
    // If this throws, nobody knows whether the row was written: the file stays until `sweepPictures` has looked.
    const added = await database.transaction(async (transaction): Promise<ShopPictureAdded> => {
      await lockShop(transaction);
      const [known] = await transaction
        .select({ name: productPictures.name })
        .from(productPictures)
        .where(and(isNull(productPictures.productId), eq(productPictures.contentHash, contentHash)))
        .orderBy(desc(productPictures.createdAt))
        .limit(1);
      if (known !== undefined) return { ok: true, isNew: false, name: known.name };
      const [kept] = await transaction
        .select({ pictures: count() })
        .from(productPictures)
        .where(isNull(productPictures.productId));
      if ((kept?.pictures ?? 0) >= SHOP_PICTURES_MAX) return { ok: false, reason: 'too-many' };
      const name = newName();
      await transaction.insert(productPictures).values({
        productId: null,
        name,
        original,
        contentHash,
        fileName: shownName,
        width,
        height,
        crop: MIDDLE,
        alt: NO_TEXTS,
      });
      await record(
        transaction,
        { name, staffId },
        { action: 'picture-added', changes: { picture: ['', shownName] } },
      );
      return { ok: true, isNew: true, name };
    });
    if (!added.ok || !added.isNew) await files.remove(original).catch(() => {});
    return added;
  };

export type ShopPictureCropped =
  /** `name` is that of the new crop, or of what says the same already. */
  | { readonly ok: true; readonly isChanged: boolean; readonly name: string }
  | { readonly ok: false; readonly reason: 'gone' | 'too-small' | 'too-many' };

/**
 * Cuts another part out of the original, as a picture of its own. When that is ready, the former one goes away where nothing shows it; what shows it goes
 * on until the new one is chosen there.
 */
export const cropShopPicture =
  (database: Database) =>
  ({ crop, ...act }: ShopPictureAct & { readonly crop: CropPart }): Promise<ShopPictureCropped> =>
    database.transaction(async (transaction) => {
      await lockShop(transaction);
      const row = await lockPicture(transaction, act.name);
      if (row === undefined) return { ok: false, reason: 'gone' };
      const { original, contentHash, fileName, width, height, alt } = row;
      if (!isLargeEnough({ width, height }, crop)) return { ok: false, reason: 'too-small' };
      const crops = await transaction
        .select({ id: productPictures.id, name: productPictures.name, crop: productPictures.crop })
        .from(productPictures)
        .where(and(isNull(productPictures.productId), eq(productPictures.original, original)));
      const same = crops.find((each) => printCrop(each.crop) === printCrop(crop));
      if (same !== undefined) return { ok: true, isChanged: false, name: same.name };
      const isWaiting = row.readyAt === null;
      if (!isWaiting) {
        const kept = await transaction.$count(productPictures, isNull(productPictures.productId));
        if (kept >= SHOP_PICTURES_MAX) return { ok: false, reason: 'too-many' };
      }
      // Nobody has seen the one that waits: the latest word counts.
      if (isWaiting) await transaction.delete(productPictures).where(eq(productPictures.id, row.id));
      const name = newName();
      await transaction.insert(productPictures).values({
        productId: null,
        name,
        original,
        contentHash,
        fileName,
        width,
        height,
        crop,
        alt,
        replaces: isWaiting ? row.replaces : act.name,
      });
      await record(
        transaction,
        { ...act, name },
        {
          action: 'picture-cropped',
          changes: { picture: [fileName, fileName], crop: [printCrop(row.crop), printCrop(crop)] },
        },
      );
      return { ok: true, isChanged: true, name };
    });

export type ShopPictureChanged =
  /** `isChanged` is false where all was so already, as when a form is sent twice. */
  { readonly ok: true; readonly isChanged: boolean } | { readonly ok: false; readonly reason: 'gone' };

/** Writes what is read instead of a picture wherever nothing else is said of it, in each language. */
export const describeShopPicture =
  (database: Database) =>
  ({ texts, ...act }: ShopPictureAct & { readonly texts: Localized }): Promise<ShopPictureChanged> =>
    database.transaction(async (transaction) => {
      await lockShop(transaction);
      const row = await lockPicture(transaction, act.name);
      if (row === undefined) return { ok: false, reason: 'gone' };
      const before = row.alt ?? NO_TEXTS;
      const changed = LOCALES.filter((locale) => before[locale] !== texts[locale]);
      if (changed.length === 0) return { ok: true, isChanged: false };
      await transaction.update(productPictures).set({ alt: texts }).where(eq(productPictures.id, row.id));
      await record(transaction, act, {
        action: 'edited',
        changes: Object.fromEntries(
          changed.map((locale) => [localField('altText', locale), [before[locale], texts[locale]] as const]),
        ),
      });
      return { ok: true, isChanged: true };
    });

export type ShopPictureRemoved =
  | { readonly ok: true; readonly isChanged: boolean }
  | { readonly ok: false; readonly reason: 'in-use'; readonly uses: readonly PictureUse[] };

/** Removes a picture that nothing shows; its files go within hours. What somebody chooses at the same moment stays (`lockShopPictures`). */
export const removeShopPicture =
  (database: Database) =>
  (act: ShopPictureAct): Promise<ShopPictureRemoved> =>
    database.transaction(async (transaction) => {
      await lockShop(transaction);
      const row = await lockPicture(transaction, act.name);
      if (row === undefined) return { ok: true, isChanged: false };
      const uses = (await usesOfPictures(transaction)).get(act.name) ?? [];
      if (uses.length > 0) return { ok: false, reason: 'in-use', uses };
      await transaction.delete(productPictures).where(eq(productPictures.id, row.id));
      await record(transaction, act, { action: 'deleted', changes: { picture: [row.fileName, ''] } });
      return { ok: true, isChanged: true };
    });
