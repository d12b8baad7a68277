import { eq } from 'drizzle-orm';
import { saysWhatIsWritten } from '../../domain/returns/goods-return-form.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import { returnLines, returns } from './tables.ts';
import type { GoodsReturn } from './write-goods-return.ts';
import { lockForm, type ReturnRow } from './write-return.ts';

/** Whether what is written down of a completed return is what the form says. */
async function isWritten(transaction: Database, row: ReturnRow, asked: GoodsReturn): Promise<boolean> {
  const lines = await transaction
    .select({
      itemId: returnLines.orderItemId,
      back: returnLines.pieces,
      sellable: returnLines.sellable,
      refused: returnLines.refused,
    })
    .from(returnLines)
    .where(eq(returnLines.returnId, row.id));
  const { kind, reason, answerNote: note } = row;
  return saysWhatIsWritten(asked, { kind, reason, note, lines });
}

/**
 * What the form's id stands for: an open return, one that its goods came back for as it says (`done`) or otherwise (`changed`), one that was dropped, nothing yet,
 * or a return of another order. Its row is locked.
 */
export async function knownBy(transaction: Database, asked: GoodsReturn) {
  await lockForm(transaction, asked.id);
  const [row] = await transaction.select().from(returns).where(eq(returns.id, asked.id)).for('update');
  if (!row) return { kind: 'new' } as const;
  if (row.orderId !== asked.orderId) return { kind: 'other' } as const;
  if (isOpenReturn(row.status)) return { kind: 'open', row } as const;
  if (row.status !== 'COMPLETED') return { kind: 'closed' } as const;
  return (await isWritten(transaction, row, asked))
    ? ({ kind: 'done', refundMinor: row.refundMinor } as const)
    : ({ kind: 'changed' } as const);
}
