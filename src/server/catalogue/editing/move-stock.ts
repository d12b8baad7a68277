import { judgeMove, type StockMove } from '../../../domain/catalogue/editing/stock-move.ts';
import type { Database } from '../../database/database.ts';
import { lockStocks, movesByKey, writeStockChanges } from './change-stocks.ts';

export type StockMoved =
  | { readonly ok: true; readonly stock: number }
  | { readonly ok: false; readonly reason: 'product-not-found' | 'below-zero' | 'form-used' };

/**
 * Changes how many pieces of a product there are, by pieces that came or went; orders that are placed meanwhile are not lost. A form that
 * is sent twice counts once; one that moved something else, by Back say, is refused. Of what is only rented its machines are counted, not its stock.
 */
export const moveStock =
  (database: Database) =>
  ({
    id,
    by,
    reason,
    note,
    key,
    staffId,
  }: StockMove & { readonly id: number; readonly staffId: string }): Promise<StockMoved> =>
    database.transaction(async (transaction) => {
      const [product] = await lockStocks(transaction, [id]);
      if (product === undefined) return { ok: false, reason: 'product-not-found' };
      // The database writes the letters of a key small.
      const moved = (await movesByKey(transaction, [key])).get(key.toLowerCase());
      const judged = judgeMove({ id, by }, { stock: product.stock, moved });
      if (!judged.ok) return judged;
      if (!judged.isMade) {
        const change = { id, before: product.stock, after: judged.stock, reason, note, key };
        await writeStockChanges(transaction, [change], { staffId });
      }
      return { ok: true, stock: judged.stock };
    });
