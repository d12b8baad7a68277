import { eq, sql } from 'drizzle-orm';
import type { StockMove } from '../../../domain/catalogue/editing/stock-move.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import { auditEntries } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';

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
      const [product] = await transaction
        .select({ stock: products.stock, kind: products.kind })
        .from(products)
        .where(eq(products.id, id))
        .for('no key update');
      if (product?.kind !== 'purchase') return { ok: false, reason: 'product-not-found' };
      const [moved] = await transaction
        .select({ subjectId: auditEntries.subjectId, changes: auditEntries.changes })
        .from(auditEntries)
        .where(eq(auditEntries.formKey, key));
      if (moved) {
        const [before, after] = moved.changes.stock ?? ['', ''];
        const isSame = moved.subjectId === String(id) && Number(after) - Number(before) === by;
        return isSame ? { ok: true, stock: product.stock } : { ok: false, reason: 'form-used' };
      }
      const stock = product.stock + by;
      if (stock < 0) return { ok: false, reason: 'below-zero' };
      await transaction
        .update(products)
        .set({ stock, updatedAt: sql`now()` })
        .where(eq(products.id, id));
      await recordChanges(transaction, [
        {
          staffId,
          why: note,
          action: 'stock-moved',
          subject: 'product',
          subjectId: String(id),
          changes: { stock: [String(product.stock), String(stock)], reason: ['', reason] },
          formKey: key,
        },
      ]);
      return { ok: true, stock };
    });
