import { eq } from 'drizzle-orm';
import { movedTo } from '../../../domain/catalogue/editing/product-pictures.ts';
import { entryName, type EntryKind } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { storedEntries, TABLE_OF } from './entry-rows.ts';

export type EntryMoved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'entry-not-found' | 'order-changed' };

/**
 * Puts an entry at another place of its kind, counted from zero. `seen` are the ids in the order that was shown: where others changed it
 * since, nothing is moved. A move that is sent twice moves once.
 */
export const moveEntry =
  (database: Database) =>
  ({
    kind,
    id,
    to,
    seen,
    staffId,
  }: {
    readonly kind: EntryKind;
    readonly id: number;
    readonly to: number;
    readonly seen: readonly number[];
    readonly staffId: string;
  }): Promise<EntryMoved> =>
    database.transaction(async (transaction) => {
      const entries = await storedEntries(transaction, kind, { isLocked: true });
      const now = entries.map((entry) => String(entry.id));
      const from = now.indexOf(String(id));
      if (from === -1) return { ok: false, reason: 'entry-not-found' };
      const wanted = movedTo(seen.map(String), String(id), to);
      if (now.join() === wanted.join()) return { ok: true };
      if (now.join() !== seen.join()) return { ok: false, reason: 'order-changed' };
      const table = TABLE_OF[kind];
      for (const [index, name] of wanted.entries()) {
        const entry = entries.find((each) => String(each.id) === name);
        if (entry === undefined || entry.position === index + 1) continue;
        await transaction
          .update(table)
          .set({ position: index + 1 })
          .where(eq(table.id, entry.id));
      }
      await recordChanges(transaction, [
        {
          staffId,
          action: 'moved',
          subject: 'home-entry',
          subjectId: entryName(kind, id),
          changes: { position: [String(from + 1), String(wanted.indexOf(String(id)) + 1)] },
        },
      ]);
      return { ok: true };
    });
