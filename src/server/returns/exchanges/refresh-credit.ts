import { eq, sql } from 'drizzle-orm';
import { waitsForOriginal } from '../../../domain/returns/exchange-status.ts';
import type { Database } from '../../database/database.ts';
import { announceReturn } from '../announce-return.ts';
import { returnLines } from '../tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { exchangeEvents, exchanges } from './tables.ts';

/** Whether an exchange is for the product itself, whose price is what the goods that go back are worth. */
async function isLikeForLike(transaction: Database, returnId: string, productId: number): Promise<boolean> {
  const [line] = await transaction
    .select({ productId: orderItems.productId })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(eq(returnLines.returnId, returnId));
  return line?.productId === productId;
}

/**
 * Notes what the goods of an exchange are worth by now, in minor units, while they have not been accepted, and tells its customer where that is
 * another sum. The order that they are of is locked.
 */
export async function refreshCredit(
  transaction: Database,
  returnId: string,
  creditMinor: number,
): Promise<void> {
  const [exchange] = await transaction
    .select()
    .from(exchanges)
    .where(eq(exchanges.returnId, returnId))
    .for('update');
  if (!exchange || !waitsForOriginal(exchange.status) || exchange.creditedMinor !== null) return;
  if (exchange.creditMinor === creditMinor) return;
  const { status, productId } = exchange;
  const isFree = status === 'PENDING' && (await isLikeForLike(transaction, returnId, productId));
  await transaction
    .update(exchanges)
    .set({ creditMinor, ...(isFree ? { totalMinor: creditMinor } : {}), updatedAt: sql`now()` })
    .where(eq(exchanges.returnId, returnId));
  await transaction.insert(exchangeEvents).values({
    exchangeId: returnId,
    fromStatus: status,
    toStatus: status,
    actor: 'shop',
    reason: 'credit-changed',
  });
  await announceReturn(transaction, returnId, 'credit-changed');
}
