import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { isInShop } from '../../../domain/orders/order-status.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { paymentDue } from '../../orders/payment-due.ts';
import { orders } from '../../orders/tables.ts';
import type { MovedLoss } from '../../payments/loss-of-money.ts';
import { announceReturn } from '../announce-return.ts';
import { returns } from '../tables.ts';
import { takeLostCredit } from './send-credit-back.ts';
import { exchanges } from './tables.ts';
import { lockExchange, writeExchange, type ExchangeRow } from './write-exchange.ts';

/** The returns of an order whose worth pays the order of a replacement, the latest first, locked. */
const creditedReturns = (transaction: Database, orderId: string) =>
  transaction
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(exchanges, eq(exchanges.returnId, returns.id))
    .innerJoin(orders, eq(orders.id, exchanges.orderId))
    .where(and(eq(returns.orderId, orderId), gt(orders.creditMinor, 0)))
    .orderBy(desc(returns.closedAt), desc(returns.id))
    .for('update', { of: returns });

/** Notes that less was credited, gives the customer of a replacement that waits for the rest days to pay what is due now, and tells them. */
async function noteLost(
  transaction: Database,
  row: ExchangeRow,
  { replacement, lostMinor }: { readonly replacement: LockedOrder; readonly lostMinor: number },
): Promise<void> {
  const creditedMinor = Math.max(0, (row.creditedMinor ?? 0) - lostMinor);
  await writeExchange(transaction, row, {
    to: row.status,
    actor: 'shop',
    reason: 'credit-changed',
    set: { creditedMinor },
  });
  if (replacement.status !== 'PENDING') return;
  await transaction
    .update(orders)
    .set({ ...paymentDue(replacement), updatedAt: sql`now()` })
    .where(eq(orders.id, replacement.id));
  await announceReturn(transaction, row.returnId, 'credit-lost');
}

/**
 * Takes credit whose card payment was lost, by a dispute or at the provider's own dashboard, back from orders of replacements that were not
 * sent. One that is not paid yet asks for more; one that was paid is not sent any more (`sendProblem`), and staff decide. The original order is
 * locked; its returns, the replacements and the exchanges are locked after it, as everywhere.
 */
export async function reclaimCredit(
  transaction: Database,
  { order: original, paymentId, amountMinor }: MovedLoss,
): Promise<void> {
  let lostMinor = amountMinor;
  for (const { id } of await creditedReturns(transaction, original.id)) {
    if (lostMinor === 0) return;
    const locked = await lockExchange(transaction, id);
    const replacement = locked?.replacement ?? null;
    if (locked === null || replacement === null) continue;
    if (!isInShop(replacement.status) && replacement.status !== 'CANCELLED') continue;
    const loss = { original, replacement, paymentId, lostMinor };
    const takenMinor = await takeLostCredit(transaction, locked.row, loss);
    if (takenMinor === 0) continue;
    lostMinor -= takenMinor;
    if (isInShop(replacement.status)) {
      await noteLost(transaction, locked.row, { replacement, lostMinor: takenMinor });
    }
  }
}
