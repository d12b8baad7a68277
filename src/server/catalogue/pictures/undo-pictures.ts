import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import {
  listBefore,
  PICTURES_MAX,
  printList,
  readAltField,
  readList,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import type { Database } from '../../database/database.ts';
import { recordPictures, withTexts, writePictures, type LockedProduct } from './change-pictures.ts';
import { productPictures } from './tables.ts';
import { lockPictures } from './upload-picture.ts';

export type PicturesUndone =
  | { readonly ok: true }
  /** `changed`: somebody changed the same since; `last-picture`, `too-many`: the product may not be like that now. */
  | {
      readonly ok: false;
      readonly reason: 'product-not-found' | 'changed' | 'last-picture' | 'too-many';
      /** What of the change is in the way, as the log names it. */
      readonly fields: readonly string[];
    };

/** Takes a change of pictures back: their order, what was taken away, their alternative texts. */
export const undoPictures =
  (database: Database) =>
  ({
    id,
    staffId,
    entry,
  }: {
    readonly id: number;
    readonly staffId: string;
    readonly entry: Pick<AuditEntry, 'id' | 'changes'>;
  }): Promise<PicturesUndone> =>
    database.transaction(async (transaction) => {
      const product = await lockPictures(transaction, id);
      if (product === undefined) return { ok: false, reason: 'product-not-found', fields: [] };
      let {
        pictures,
        pictureTexts,
      }: { pictures: readonly string[]; pictureTexts: LockedProduct['pictureTexts'] } = product;
      const changes: Record<string, readonly [string, string]> = {};
      for (const [field, [before, after]] of Object.entries(entry.changes)) {
        const alt = readAltField(field);
        if (alt !== null) {
          const { name, locale } = alt;
          const now = pictureTexts[name]?.[locale] ?? '';
          if (now !== after) return { ok: false, reason: 'changed', fields: [field] };
          pictureTexts = withTexts(pictureTexts, name, { ...pictureTexts[name], [locale]: before });
          changes[field] = [now, before];
        } else if (field === 'pictures') {
          const list = listBefore(pictures, { before: readList(before), after: readList(after) });
          if (list === null) return { ok: false, reason: 'changed', fields: [field] };
          changes[field] = [printList(pictures), printList(list)];
          pictures = list;
        } else return { ok: false, reason: 'changed', fields: [field] }; // one that never was ready is dropped for good
      }
      if (pictures.length > PICTURES_MAX) return { ok: false, reason: 'too-many', fields: ['pictures'] };
      if (product.isPublished && pictures.length === 0)
        return { ok: false, reason: 'last-picture', fields: ['pictures'] };
      await dropReplacements(transaction, id, pictures);
      await writePictures(transaction, id, { pictures, pictureTexts });
      await recordPictures(
        transaction,
        { id, staffId },
        { action: 'pictures-changed', changes, undoes: entry.id },
      );
      return { ok: true };
    });

/** Crops that were to take the place of pictures which the product shows no more. */
async function dropReplacements(transaction: Database, id: number, pictures: readonly string[]) {
  const waiting = await transaction
    .select({ id: productPictures.id, replaces: productPictures.replaces })
    .from(productPictures)
    .where(and(eq(productPictures.productId, id), isNull(productPictures.readyAt)));
  const gone = waiting.flatMap((row) =>
    row.replaces !== null && !pictures.includes(row.replaces) ? [row.id] : [],
  );
  if (gone.length > 0) await transaction.delete(productPictures).where(inArray(productPictures.id, gone));
}
