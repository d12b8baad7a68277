import { eq } from 'drizzle-orm';
import { saysWhatIsWritten } from '../../domain/returns/goods-return-form.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { refundableMoneyOf } from '../payments/create-refund.ts';
import { exchangeOf } from './exchanges/write-exchange.ts';
import { findGoodsReturn } from './find-goods-return.ts';
import { returnLines, returns } from './tables.ts';
import type { GoodsReturn } from './write-goods-return.ts';
import { lockForm, type ReturnRow } from './write-return.ts';

/** What of the worth of goods of a locked order that came back is still to go back, in minor units. */
async function dueOf(transaction: Database, order: LockedOrder): Promise<number> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const { paidMinor, refundsMinor } = await refundableMoneyOf(transaction, order);
  const leftMinor = Math.max(0, paidMinor - refundsMinor);
  return (await findGoodsReturn(transaction, order, { items, leftMinor })).dueMinor;
}

/** Whether what is written down of a completed return is what the form says. */
async function isWritten(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  asked: GoodsReturn,
): Promise<boolean> {
  const lines = await transaction
    .select({
      itemId: returnLines.orderItemId,
      back: returnLines.pieces,
      sellable: returnLines.sellable,
      refused: returnLines.refused,
    })
    .from(returnLines)
    .where(eq(returnLines.returnId, row.id));
  const { kind, reason, answerNote: note, refundMinor } = row;
  const isExchanged = (await exchangeOf(transaction, row.id))?.creditedMinor != null;
  const dueMinor = refundMinor > 0 ? 0 : await dueOf(transaction, order);
  return saysWhatIsWritten(asked, { kind, reason, note, lines, isExchanged, refundMinor, dueMinor });
}

/**
 * What the form's id stands for: an open return, one that its goods came back for as it says (`done`) or otherwise (`changed`), one that was dropped, nothing yet,
 * or a return of another order. Its row is locked.
 */
export async function knownBy(transaction: Database, order: LockedOrder, asked: GoodsReturn) {
  await lockForm(transaction, asked.id);
  const [row] = await transaction.select().from(returns).where(eq(returns.id, asked.id)).for('update');
  if (!row) return { kind: 'new' } as const;
  if (row.orderId !== order.id) return { kind: 'other' } as const;
  if (isOpenReturn(row.status)) return { kind: 'open', row } as const;
  if (row.status !== 'COMPLETED') return { kind: 'closed' } as const;
  return (await isWritten(transaction, { order, row }, asked))
    ? ({ kind: 'done', refundMinor: row.refundMinor } as const)
    : ({ kind: 'changed' } as const);
}
