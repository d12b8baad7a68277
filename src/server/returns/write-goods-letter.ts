import { eq } from 'drizzle-orm';
import type { GoodsBackDecision } from '../../domain/returns/decide-goods-back.ts';
import { moneyBack } from '../../domain/returns/money-back.ts';
import type { Database } from '../database/database.ts';
import { orderLetter } from '../emails/order-letter.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { letters } from '../outbox/tables.ts';
import type { GoodsBack, ReturnedLine } from './goods-back.ts';

interface Told {
  readonly bought: readonly ReturnedLine[];
  readonly decided: Extract<GoodsBackDecision, { ok: true }>;
  readonly byHand: boolean;
}

/** Writes the customer that goods came back, which, and what becomes of their money; for each return once. */
export async function writeGoodsLetter(
  transaction: Database,
  { id, orderId, reason }: GoodsBack,
  { bought, decided: { worthNowMinor, refundMinor, isWhole }, byHand }: Told,
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) throw new Error(`There is no order ${orderId}`);
  const hasArrived = order.events.some(({ toStatus }) => toStatus === 'DELIVERED');
  const whole = hasArrived ? 'returned' : 'undelivered';
  const goodsBack = {
    reason,
    pieces: bought.flatMap(({ item: { name }, back }) => (back > 0 ? [{ name, pieces: back }] : [])),
    money: moneyBack({ order, hasArrived, refundMinor, worthMinor: worthNowMinor, byHand }),
  };
  const letter = orderLetter({ ...order, goodsBack }, isWhole ? whole : 'part-returned');
  await transaction
    .insert(letters)
    .values({ ...letter, occasion: `${letter.occasion}:${id}` })
    .onConflictDoNothing({ target: [letters.occasion, letters.recipient] });
}
