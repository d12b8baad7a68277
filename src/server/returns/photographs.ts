import { and, count, eq, inArray } from 'drizzle-orm';
import { mayRead } from '../../domain/orders/ownership.ts';
import {
  RETURN_PHOTOGRAPHS_MAX,
  type ReturnPhotographReason,
} from '../../domain/returns/return-photographs.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import { encodePhotograph } from '../account/avatars/encode-picture.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orders } from '../orders/tables.ts';
import type { Files, StoredFile } from '../ports/files.ts';
import { ownReturn, type Asker, type NotTheirReturn } from './own-return.ts';
import { returnPhotographs, returns } from './tables.ts';

/** Rows of returns, and files apart from them. */
export interface ReturnStore {
  readonly database: Database;
  readonly files: Files;
}

/** Where photographs of returns are kept among the files. */
export const RETURN_PHOTOGRAPHS = 'returns/';

type Taken =
  | { readonly ok: true; readonly id: string }
  /** `busy`: too many others wait for the same. */
  | { readonly ok: false; readonly reason: ReturnPhotographReason | 'busy' }
  | NotTheirReturn;

/** Removes a file that no row names. One that stays because the store is gone is found by `sweepReturnFiles`. */
const removeFile = ({ files }: ReturnStore, key: string) => files.remove(key).catch(() => {});

/**
 * Puts a photograph to an open return of whoever may read its order, once however often it is sent: `id` is made where it was chosen. The
 * file is safe before the row names it.
 */
export const addReturnPhotograph =
  (store: ReturnStore) =>
  async (
    asked: Asker & { readonly returnId: string },
    { id, bytes }: { readonly id: string; readonly bytes: Uint8Array },
  ): Promise<Taken> => {
    const { database, files } = store;
    const own = await ownReturn(database, asked, { isLocked: false });
    if (!own.ok) return own;
    if (!isOpenReturn(own.row.status)) return { ok: false, reason: 'closed' };
    const picture = await encodePhotograph(bytes);
    if (!picture.ok) return picture;
    const file = `${RETURN_PHOTOGRAPHS}${asked.returnId}/${id}-${crypto.randomUUID().slice(0, 8)}.webp`;
    await files.put(file, picture.bytes);
    const written = await database.transaction(async (transaction): Promise<Taken> => {
      const found = await ownReturn(transaction, asked, { isLocked: true });
      if (!found.ok) return found;
      if (!isOpenReturn(found.row.status)) return { ok: false, reason: 'closed' };
      const [known] = await transaction.select().from(returnPhotographs).where(eq(returnPhotographs.id, id));
      if (known) {
        return known.returnId === asked.returnId ? { ok: true, id } : { ok: false, reason: 'failed' };
      }
      const [{ taken } = { taken: 0 }] = await transaction
        .select({ taken: count() })
        .from(returnPhotographs)
        .where(eq(returnPhotographs.returnId, asked.returnId));
      if (taken >= RETURN_PHOTOGRAPHS_MAX) return { ok: false, reason: 'too-many' };
      await transaction.insert(returnPhotographs).values({ id, returnId: asked.returnId, file });
      return { ok: true, id };
    });
    const isKept = await database.$count(returnPhotographs, eq(returnPhotographs.file, file));
    if (isKept === 0) await removeFile(store, file);
    return written;
  };

/** Takes a photograph away from an open return; one that is gone already stays so. */
export const removeReturnPhotograph =
  (store: ReturnStore) =>
  async (asked: Asker & { readonly returnId: string }, id: string): Promise<Taken> => {
    const removed = await store.database.transaction(async (transaction) => {
      const found = await ownReturn(transaction, asked, { isLocked: true });
      if (!found.ok) return found;
      if (!isOpenReturn(found.row.status)) return { ok: false, reason: 'closed' } as const;
      const [row] = await transaction
        .delete(returnPhotographs)
        .where(and(eq(returnPhotographs.id, id), eq(returnPhotographs.returnId, asked.returnId)))
        .returning();
      return { ok: true, file: row?.file ?? null } as const;
    });
    if (!removed.ok) return removed;
    if (removed.file !== null) await removeFile(store, removed.file);
    return { ok: true, id };
  };

/** A photograph for staff, for the owner of its order and the guest who placed it: nobody signed in is 401, somebody else 403. */
export const readReturnPhotograph =
  ({ database, files }: ReturnStore) =>
  async (
    id: string,
    { userId, guestOrderIds, isStaff }: Asker & { readonly isStaff: boolean },
  ): Promise<StoredFile | 'not-signed-in' | 'not-owner' | null> => {
    if (userId === null && guestOrderIds.length === 0) return 'not-signed-in';
    if (!isOrderId(id)) return null;
    const [found] = await database
      .select({ file: returnPhotographs.file, order: { id: orders.id, userId: orders.userId } })
      .from(returnPhotographs)
      .innerJoin(returns, eq(returns.id, returnPhotographs.returnId))
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(eq(returnPhotographs.id, id));
    if (!found) return null;
    const access = isStaff ? ({ ok: true } as const) : mayRead(found.order, userId, guestOrderIds);
    return access.ok ? files.get(found.file) : access.reason;
  };

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files are looked at in one go. */
const SWEEP_FILES = 1000;

/**
 * Removes photographs of returns that no row names: a crash between file and row left them, a store that was gone, or the removal of an
 * order or an account. Each run looks at the next 1,000, from the first again behind the last. Answers how many it removed.
 */
export function sweepReturnFiles({ database, files }: ReturnStore): () => Promise<number> {
  let after = '';
  return async () => {
    const listed = await files.list(RETURN_PHOTOGRAPHS, { after, limit: SWEEP_FILES });
    after = listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? '');
    const old = listed.flatMap(({ key, modifiedAt }) =>
      Date.now() - modifiedAt.getTime() > ORPHAN_MS ? [key] : [],
    );
    if (old.length === 0) return 0;
    const rows = await database
      .select({ file: returnPhotographs.file })
      .from(returnPhotographs)
      .where(inArray(returnPhotographs.file, old));
    const named = new Set(rows.map(({ file }) => file));
    const orphans = old.filter((key) => !named.has(key));
    for (const key of orphans) await files.remove(key);
    return orphans.length;
  };
}
