import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { goodsWorth } from '../../domain/returns/decide-goods-return.ts';
import { rentedWith } from '../../domain/returns/rented-with.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { createRefund, refundableMoneyOf } from '../payments/create-refund.ts';
import { boughtLines, findGoodsReturn } from './find-goods-return.ts';
import { keptDelivery } from './kept-delivery.ts';
import { returnLines, returns } from './tables.ts';

type Items = Parameters<typeof boughtLines>[2];

/** Notes at each return of an order, the first first, what of a sum goes back with it: never more than its goods were worth. */
async function share(transaction: Database, order: LockedOrder, to: { items: Items; sumMinor: number }) {
  const bought = await boughtLines(transaction, order, to.items);
  const { used: isRented } = rentedWith({ status: order.status, items: to.items });
  const done = await transaction
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, order.id), eq(returns.status, 'COMPLETED')))
    .orderBy(asc(returns.closedAt), asc(returns.id));
  const back = new Map<string, number>();
  const deliveryMinor = await keptDelivery(transaction, order);
  let [leftMinor, earlierMinor, withheldMinor] = [to.sumMinor, 0, 0];
  for (const { id, refundMinor, withheldMinor: kept } of done) {
    const lines = await transaction.select().from(returnLines).where(eq(returnLines.returnId, id));
    for (const { orderItemId, pieces } of lines) back.set(orderItemId, (back.get(orderItemId) ?? 0) + pieces);
    withheldMinor += kept;
    const worthMinor = goodsWorth(
      bought.map(({ item, grossMinor }) => ({
        grossMinor,
        ordered: item.quantity,
        pieces: back.get(item.id) ?? 0,
      })),
      { totalMinor: order.totalMinor, isRented, withheldMinor, deliveryMinor },
    );
    const addedMinor = Math.min(leftMinor, Math.max(0, worthMinor - earlierMinor - refundMinor));
    [leftMinor, earlierMinor] = [leftMinor - addedMinor, worthMinor];
    if (addedMinor === 0) continue;
    await transaction
      .update(returns)
      .set({ refundMinor: refundMinor + addedMinor, updatedAt: sql`now()` })
      .where(eq(returns.id, id));
  }
}

/**
 * Notes that money goes back for goods that came back before their carrier handed on what it took at the door: their customer was promised it
 * then (`refundNotice`). The order is locked and its money has come; what was noted before is not noted again. An order that came back as a whole owes all of
 * it already (`decideTransfer`).
 */
export async function refundReturned(transaction: Database, orderId: string, actor: string): Promise<void> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  if (order?.paymentMethod !== 'pod') return;
  const items = (await orderItemsOf(transaction, [orderId])).get(orderId) ?? [];
  const { paidMinor, refundsMinor } = await refundableMoneyOf(transaction, order);
  const leftMinor = Math.max(0, paidMinor - refundsMinor);
  const { dueMinor } = await findGoodsReturn(transaction, order, { items, leftMinor });
  if (dueMinor > 0) {
    const refund = { id: randomUUID(), amountMinor: dueMinor, reason: 'goods-back' } as const;
    await createRefund(transaction, order, { ...refund, note: null, actor });
  }
  const sumMinor = order.status === 'RETURNED' ? refundsMinor : dueMinor;
  await share(transaction, order, { items, sumMinor });
}
