import { eq } from 'drizzle-orm';
import type { GoodsReturnDecision } from '../../domain/returns/decide-goods-return.ts';
import { refundNotice } from '../../domain/returns/refund-notice.ts';
import type { Database } from '../database/database.ts';
import { orderEmail } from '../emails/order-email.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import type { GoodsReturn, ReturnedLine } from './goods-return.ts';

interface Told {
  readonly bought: readonly ReturnedLine[];
  readonly decided: Extract<GoodsReturnDecision, { ok: true }>;
  readonly byHand: boolean;
}

/** Writes the customer that goods came back, which, and what becomes of their money; for each return once. */
export async function writeGoodsEmail(
  transaction: Database,
  { id, orderId, reason }: GoodsReturn,
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
    money: refundNotice({ order, hasArrived, refundMinor, worthMinor: worthNowMinor, byHand }),
  };
  const letter = orderEmail({ ...order, goodsBack }, isWhole ? whole : 'part-returned');
  await transaction
    .insert(emails)
    .values({ ...letter, occasion: `${letter.occasion}:${id}` })
    .onConflictDoNothing({ target: [emails.occasion, emails.recipient] });
}
