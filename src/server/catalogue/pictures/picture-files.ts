import { inArray } from 'drizzle-orm';
import type { Files, StoredFile } from '../../ports/files.ts';
import { productPictures } from './tables.ts';
import { ORIGINALS, type PictureStore } from './upload-picture.ts';

/** The folder of what the shop offers of uploads. */
const SIZES = 'product-pictures/';
const FILE =
  /^([\da-f]{16}-(?:photo|cutout)(?:-small)?)-(?:\d{3,4}\.(?:avif|webp)|whole\.webp|(?:share|letter)\.jpg)$/;

/** The key of a file by its path below `/pictures`. */
export const keyOfFile = (path: string): string => path.replace('products/', SIZES);

/** A file of an upload by its name, as in `/pictures/products/{file}`; null where there is none. */
export const readPictureFile =
  (files: Files) =>
  async (file: string): Promise<StoredFile | null> =>
    FILE.test(file) ? files.get(`${SIZES}${file}`) : null;

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files of a folder are looked at in one go. */
const SWEEP_FILES = 1000;

/** What names the files of each folder, and how a file is asked for. */
const FOLDERS = [
  { prefix: ORIGINALS, column: 'original', subject: (key: string) => key },
  {
    prefix: SIZES,
    column: 'name',
    subject: (key: string) => FILE.exec(key.slice(SIZES.length))?.[1] ?? null,
  },
] as const;

/**
 * Removes originals and sizes that no row names: a crash between file and row left them, or staff took a picture away before it was ready. Each
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
