import { eq } from 'drizzle-orm';
import type { GoodsReturnDecision } from '../../domain/returns/decide-goods-return.ts';
import type { Database } from '../database/database.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import type { BoughtLine } from './find-goods-return.ts';
import { NOT_SENT } from '../../domain/returns/return-status.ts';
import { refundNotice } from '../../domain/returns/refund-notice.ts';
import { announce } from '../notifications/announce.ts';
import { stepAnnouncement } from '../orders/announce-step.ts';
import { wayWithheld } from '../../domain/returns/return-way.ts';
import { returnLines, returns } from './tables.ts';
import type { GoodsReturn } from './write-goods-return.ts';

/** A bought line, how many of its pieces come back now, and how many of those can be sold again. */
export interface ReturnedLine extends BoughtLine {
  readonly back: number;
  readonly sellable: number;
}

interface Told {
  readonly bought: readonly ReturnedLine[];
  readonly decided: Extract<GoodsReturnDecision, { ok: true }>;
  readonly byHand: boolean;
}

/** Tells the customer that goods came back, which, and what becomes of their money; for each return once. */
export async function announceGoods(
  transaction: Database,
  { id, orderId, reason, note = null }: GoodsReturn,
  { bought, decided: { worthNowMinor, refundMinor, isWhole }, byHand }: Told,
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) throw new Error(`There is no order ${orderId}`);
  const lines = await transaction
    .select({
      orderItemId: returnLines.orderItemId,
      asked: returnLines.asked,
      pieces: returnLines.pieces,
      refused: returnLines.refused,
    })
    .from(returnLines)
    .where(eq(returnLines.returnId, id));
  const [row] = await transaction.select().from(returns).where(eq(returns.id, id));
  const hasArrived = order.events.some(({ toStatus }) => toStatus === 'DELIVERED');
  const whole = hasArrived ? 'returned' : 'undelivered';
  const goodsReturn = {
    reason,
    pieces: bought.flatMap(({ item: { id: itemId, name } }) => {
      const line = lines.find(({ orderItemId }) => orderItemId === itemId);
      return line === undefined ? [] : [{ name, ...line }];
    }),
    note,
    wayMinor: row === undefined ? 0 : wayWithheld(row),
    money: refundNotice({ order, hasArrived, refundMinor, worthMinor: worthNowMinor, byHand }),
  };
  const part = reason === NOT_SENT ? 'rest-not-sent' : 'part-returned';
  const step = isWhole ? whole : part;
  await announce(transaction, [stepAnnouncement({ ...order, goodsReturn }, step, id)]);
}
