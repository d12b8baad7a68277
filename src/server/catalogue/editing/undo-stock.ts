import { and, eq } from 'drizzle-orm';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import { stockAfterUndo } from '../../../domain/catalogue/editing/stock-move.ts';
import { isAbout } from '../../audit/audit-conditions.ts';
import { auditEntries } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { lockStocks, writeStockChanges } from './change-stocks.ts';

export type StockUndone =
  /** `isChanged` is false where it was taken back before. */
  | { readonly ok: true; readonly isChanged: boolean }
  /** `below-zero`: pieces that came were bought or moved away since. */
  | { readonly ok: false; readonly reason: 'product-not-found' | 'below-zero' };

/** Takes a movement of a stock back, once, by a movement of its own: what was moved and bought since stays. */
export const undoStock =
  (database: Database) =>
  ({
    id,
    staffId,
    entry,
  }: {
    readonly id: number;
    readonly staffId: string;
    readonly entry: Pick<AuditEntry, 'id' | 'changes'>;
  }): Promise<StockUndone> =>
    database.transaction(async (transaction): Promise<StockUndone> => {
      const [product] = await lockStocks(transaction, [id]);
      const moved = entry.changes['stock'];
      if (product === undefined || moved === undefined) return { ok: false, reason: 'product-not-found' };
      const isOfIt = and(isAbout('product', String(id)), eq(auditEntries.undoes, entry.id));
      if ((await transaction.$count(auditEntries, isOfIt)) > 0) return { ok: true, isChanged: false };
      const after = stockAfterUndo(product.stock, moved);
      if (after === null) return { ok: false, reason: 'below-zero' };
      const change = { id, before: product.stock, after, reason: 'undo', note: '', key: null } as const;
      await writeStockChanges(transaction, [{ ...change, undoes: entry.id }], { staffId });
      return { ok: true, isChanged: true };
    });
