import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { AuditAction, AuditChanges } from '../../../domain/audit/audit-entry.ts';
import {
  altField,
  movedTo,
  printCrop,
  printList,
  SIDE_MIN,
  sideOf,
  type AltTexts,
  type PictureCrop,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import { LOCALES, type Localized } from '../../../domain/locale/locale.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';
import { productPictures } from './tables.ts';
import { isWaitingFor, lockPictures, newName } from './upload-picture.ts';

/** Which picture of which product, and who changes it. */
export interface PictureAct {
  readonly id: number;
  readonly name: string;
  readonly staffId: string;
}

export type PictureChanged =
  /** `isChanged` is false where all was so already, as when a form is sent twice. */
  | {
      readonly ok: true;
      readonly isChanged: boolean;
      /** Of a crop: what the picture is called with it, and how it was cut before. */
      readonly cropped?: { readonly name: string; readonly before: PictureCrop };
    }
  /** `last-picture`: the product stands in the shop; `gone`: somebody took the picture away meanwhile. */
  | {
      readonly ok: false;
      readonly reason: 'product-not-found' | 'gone' | 'last-picture' | 'too-small' | 'no-original';
    };

/** A product as its pictures are changed, locked until that is done. */
export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockPictures>>>;

/** What a product's pictures are to be like. */
interface Written {
  readonly pictures?: readonly string[];
  readonly pictureTexts?: Readonly<Record<string, AltTexts>>;
}

const UNCHANGED: PictureChanged = { ok: true, isChanged: false };

/** Stores a product's pictures or their alternative texts; from then on a start of the shop leaves them alone. */
export async function writePictures(
  transaction: Database,
  id: number,
  { pictures, pictureTexts }: Written,
): Promise<void> {
  await transaction
    .update(products)
    .set({
      ...(pictures && { pictures: [...pictures] }),
      ...(pictureTexts && { pictureTexts }),
      hasChosenPictures: true,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, id));
}

/** Notes in the audit log what was changed of a product's pictures, and by whom. */
export const recordPictures = (
  transaction: Database,
  { id, staffId }: Pick<PictureAct, 'id' | 'staffId'>,
  entry: { readonly action: AuditAction; readonly changes: AuditChanges; readonly undoes?: number },
) => recordChanges(transaction, [{ ...entry, staffId, subject: 'product', subjectId: String(id) }]);

/** Changes the pictures of a product while nobody else does. */
const changing =
  <Act extends PictureAct>(
    work: (transaction: Database, act: Act, product: LockedProduct) => Promise<PictureChanged>,
  ) =>
  (database: Database) =>
  (act: Act): Promise<PictureChanged> =>
    database.transaction(async (transaction) => {
      const product = await lockPictures(transaction, act.id);
      return product === undefined
        ? { ok: false, reason: 'product-not-found' }
        : work(transaction, act, product);
    });

async function writeList(
  transaction: Database,
  act: PictureAct,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<PictureChanged> {
  if (before.join() === after.join()) return UNCHANGED;
  await writePictures(transaction, act.id, { pictures: after });
  await recordPictures(transaction, act, {
    action: 'pictures-changed',
    changes: { pictures: [printList(before), printList(after)] },
  });
  return { ok: true, isChanged: true };
}

/** Moves a picture to a place of the gallery, counted from zero; the first is the one of cards, carts and e-mails. */
export const movePicture = changing<PictureAct & { readonly to: number }>(
  async (transaction, { to, ...act }, { pictures }) =>
    pictures.includes(act.name)
      ? writeList(transaction, act, { before: pictures, after: movedTo(pictures, act.name, to) })
      : { ok: false, reason: 'gone' },
);

/** Takes a picture away. Its files stay: orders, carts and e-mails go on showing it. One that is not ready yet is dropped. */
export const removePicture = changing<PictureAct>(async (transaction, act, { pictures, isPublished }) => {
  const { id, name } = act;
  // With it goes a crop that is to take its place.
  const dropped = await transaction
    .delete(productPictures)
    .where(
      or(
        isWaitingFor(id, name),
        and(
          eq(productPictures.productId, id),
          eq(productPictures.replaces, name),
          isNull(productPictures.readyAt),
        ),
      ),
    )
    .returning({ fileName: productPictures.fileName });
  if (!pictures.includes(name)) {
    const [waiting] = dropped;
    if (waiting === undefined) return UNCHANGED;
    await recordPictures(transaction, act, {
      action: 'pictures-changed',
      changes: { picture: [waiting.fileName, ''] },
    });
    return { ok: true, isChanged: true };
  }
  if (isPublished && pictures.length === 1) return { ok: false, reason: 'last-picture' };
  return writeList(transaction, act, { before: pictures, after: pictures.filter((each) => each !== name) });
});

/** Cuts a picture anew from its original; what the shop shows stays until that is ready. */
export const cropPicture = changing<PictureAct & { readonly crop: PictureCrop }>(
  async (transaction, { crop, ...act }, { pictures, pictureTexts }) => {
    const { id, name } = act;
    const [row] = await transaction
      .select()
      .from(productPictures)
      .where(and(eq(productPictures.productId, id), eq(productPictures.name, name)));
    if (row === undefined) return { ok: false, reason: pictures.includes(name) ? 'no-original' : 'gone' };
    const isWaiting = row.readyAt === null;
    if (!isWaiting && !pictures.includes(name)) return { ok: false, reason: 'gone' };
    const side = sideOf(row, crop);
    if (side < SIDE_MIN) return { ok: false, reason: 'too-small' };
    const replaced = isWaiting ? row.replaces : name;
    const [coming] = await transaction
      .select({ crop: productPictures.crop })
      .from(productPictures)
      .where(
        and(
          eq(productPictures.productId, id),
          isNull(productPictures.readyAt),
          isWaiting ? eq(productPictures.name, name) : eq(productPictures.replaces, name),
        ),
      );
    const before = coming === undefined ? row.crop : coming.crop;
    if (printCrop(before) === printCrop(crop)) return UNCHANGED;
    // The latest word counts, and one that says what is there already needs nothing made.
    await transaction
      .delete(productPictures)
      .where(
        and(
          eq(productPictures.productId, id),
          isNull(productPictures.readyAt),
          isWaiting ? eq(productPictures.name, name) : eq(productPictures.replaces, name),
        ),
      );
    const isCutAnew = isWaiting || printCrop(row.crop) !== printCrop(crop);
    const fresh = isCutAnew ? newName(side, row.name.includes('-cutout')) : name;
    if (isCutAnew) {
      const { productId, original, contentHash, fileName, width, height } = row;
      const { [name]: texts, ...others } = pictureTexts;
      if (isWaiting && texts !== undefined)
        await writePictures(transaction, id, { pictureTexts: { ...others, [fresh]: texts } });
      await transaction.insert(productPictures).values({
        productId,
        original,
        contentHash,
        fileName,
        width,
        height,
        crop,
        name: fresh,
        replaces: replaced,
      });
    }
    await recordPictures(transaction, act, {
      action: 'picture-cropped',
      changes: { picture: [row.fileName, row.fileName], crop: [printCrop(before), printCrop(crop)] },
    });
    return { ok: true, isChanged: true, cropped: { name: fresh, before } };
  },
);

/** The alternative texts of a product with those of one picture as given; empty ones are left out. */
export function withTexts(
  all: LockedProduct['pictureTexts'],
  name: string,
  given: AltTexts,
): LockedProduct['pictureTexts'] {
  const { [name]: _, ...others } = all;
  const said = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  return Object.keys(said).length > 0 ? { ...others, [name]: said } : others;
}

/** Writes what is read instead of a picture, in each language; empty for what the shop says by itself. */
export const describePicture = changing<PictureAct & { readonly texts: Localized }>(
  async (transaction, { texts, ...act }, { pictures, pictureTexts }) => {
    const { id, name } = act;
    const isWaiting = (await transaction.$count(productPictures, isWaitingFor(id, name))) > 0;
    if (!isWaiting && !pictures.includes(name)) return { ok: false, reason: 'gone' };
    const before = pictureTexts[name] ?? {};
    const changed = LOCALES.filter((locale) => (before[locale] ?? '') !== texts[locale]);
    if (changed.length === 0) return UNCHANGED;
    await writePictures(transaction, id, { pictureTexts: withTexts(pictureTexts, name, texts) });
    await recordPictures(transaction, act, {
      action: 'pictures-changed',
      changes: Object.fromEntries(
        changed.map((locale) => [altField(name, locale), [before[locale] ?? '', texts[locale]] as const]),
      ),
    });
    return { ok: true, isChanged: true };
  },
);
