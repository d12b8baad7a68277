import { inArray } from 'drizzle-orm';
import type { Files, StoredFile } from '../../ports/files.ts';
import { SHOP_ORIGINALS } from './change-shop-pictures.ts';
import { productPictures } from './tables.ts';
import { ORIGINALS, type PictureStore } from './upload-picture.ts';

/** What the shop offers of uploads, by its place below `/pictures`: in which folder it is kept, and how its files are called, the picture first. */
const SIZES = {
  products: {
    prefix: 'product-pictures/',
    file: /^([\da-f]{16}-(?:photo|cutout)(?:-small)?)-(?:\d{3,4}\.(?:avif|webp)|whole\.webp|(?:share|letter)\.jpg)$/,
  },
  scenes: {
    prefix: 'shop-pictures/',
    file: /^([\da-f]{16}-banner)-(?:\d{3,4}\.(?:avif|webp)|whole\.webp)$/,
  },
} as const;
export type PicturePlace = keyof typeof SIZES;

/** The key of a file by its path below `/pictures`. */
export const keyOfFile = (path: string): string =>
  path.replace(/^(products|scenes)\//, (_, place: PicturePlace) => SIZES[place].prefix);

/** A file of an upload by its place and name, as in `/pictures/{place}/{file}`; null where there is none. */
export const readPictureFile =
  (files: Files) =>
  async (place: PicturePlace, file: string): Promise<StoredFile | null> =>
    SIZES[place].file.test(file) ? files.get(`${SIZES[place].prefix}${file}`) : null;

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files of a folder are looked at in one go. */
const SWEEP_FILES = 1000;

/** What names the files of each folder, and how a file is asked for. */
const FOLDERS = [
  ...[ORIGINALS, SHOP_ORIGINALS].map(
    (prefix) => ({ prefix, column: 'original', subject: (key: string): string | null => key }) as const,
  ),
  ...Object.values(SIZES).map(
    ({ prefix, file }) =>
      ({
        prefix,
        column: 'name',
        subject: (key: string): string | null => file.exec(key.slice(prefix.length))?.[1] ?? null,
      }) as const,
  ),
];

/**
 * Removes originals and sizes that no row names: a crash between file and row left them, or staff took a picture away before it was ready, or one of the shop. Each
 * run looks at the next 1,000 files of each folder, from the first again behind the last. Answers how many it removed.
 */
export function sweepPictures({ database, files }: PictureStore): () => Promise<number> {
  const after = new Map<string, string>();
  return async () => {
    let removed = 0;
    for (const { prefix, column, subject } of FOLDERS) {
      const listed = await files.list(prefix, { after: after.get(prefix) ?? '', limit: SWEEP_FILES });
      after.set(prefix, listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? ''));
      const old = listed.flatMap(({ key, modifiedAt }) => {
        const named = Date.now() - modifiedAt.getTime() > ORPHAN_MS ? subject(key) : null;
        return named === null ? [] : [{ key, named }];
      });
      if (old.length === 0) continue;
      const rows = await database
        .select({ named: productPictures[column] })
        .from(productPictures)
        .where(
          inArray(
            productPictures[column],
            old.map(({ named }) => named),
          ),
        );
      const kept = new Set(rows.map(({ named }) => named));
      const orphans = old.filter(({ named }) => !kept.has(named));
      for (const { key } of orphans) await files.remove(key);
      removed += orphans.length;
    }
    return removed;
  };
}
