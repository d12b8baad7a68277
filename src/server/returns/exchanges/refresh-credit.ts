import { eq, sql } from 'drizzle-orm';
import type { RefundedOrder } from '../../../domain/orders/refunded-whole.ts';
import { likeForLikePrice } from '../../../domain/returns/exchange-money.ts';
import { waitsForOriginal } from '../../../domain/returns/exchange-status.ts';
import type { Database } from '../../database/database.ts';
import { announceReturn } from '../announce-return.ts';
import { returnLines } from '../tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { fitReplacement } from './fit-replacement.ts';
import { exchangeEvents, exchanges } from './tables.ts';
import { lockExchange } from './write-exchange.ts';

/** What goes back for an exchange: how many pieces, of which product, by the return's lines. */
async function goingBack(transaction: Database, returnId: string) {
  const [line] = await transaction
    .select({ productId: orderItems.productId, pieces: returnLines.asked })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(eq(returnLines.returnId, returnId));
  return line;
}

/**
 * Notes what the goods of an exchange are worth by now, in minor units, while they have not been accepted, and tells its customer where that is
 * another sum. Of fewer pieces than were asked for, the replacement is fewer, too. The order that they are of is locked.
 */
export async function refreshCredit(
  transaction: Database,
  returnId: string,
  {
    creditMinor,
    soldMinor,
    order,
  }: {
    readonly creditMinor: number;
    /** What they were sold for. */
    readonly soldMinor: number;
    /** The money of their order. */
    readonly order: RefundedOrder;
  },
): Promise<void> {
  const locked = await lockExchange(transaction, returnId);
  const goods = await goingBack(transaction, returnId);
  if (locked === null || goods === undefined) return;
  const { row: exchange } = locked;
  if (!waitsForOriginal(exchange.status) || exchange.creditedMinor !== null) return;
  const isFewer = goods.pieces < exchange.pieces;
  const { status, productId } = exchange;
  const priceMinor = likeForLikePrice(
    { productId, told: exchange },
    { originalId: goods.productId, order, creditMinor, soldMinor },
  );
  // Goods that are worth nothing any more can still become dearer: with the last of their order's money.
  const isSamePrice = priceMinor === null || priceMinor === exchange.totalMinor;
  if (exchange.creditMinor === creditMinor && isSamePrice && !isFewer) return;
  const fitted =
    isFewer || priceMinor !== null
      ? await fitReplacement(transaction, locked, { pieces: goods.pieces, priceMinor })
      : {};
  await transaction
    .update(exchanges)
    .set({ creditMinor, ...fitted, updatedAt: sql`now()` })
    .where(eq(exchanges.returnId, returnId));
  await transaction.insert(exchangeEvents).values({
    exchangeId: returnId,
    fromStatus: status,
    toStatus: status,
    actor: 'shop',
    reason: isFewer ? 'pieces-fewer' : 'credit-changed',
  });
  await announceReturn(transaction, returnId, 'credit-changed');
}
