import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { isInShop } from '../../../domain/orders/order-status.ts';
import { lossOfCredit } from '../../../domain/returns/exchange-money.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { paymentDue } from '../../orders/payment-due.ts';
import { orders } from '../../orders/tables.ts';
import type { MovedLoss } from '../../payments/loss-of-money.ts';
import { announceReturn } from '../announce-return.ts';
import { returns } from '../tables.ts';
import { creditFrom, takeLostCredit } from './send-credit-back.ts';
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

/** A loss of money of a locked order that pays replacements, in minor units. */
interface Loss {
  readonly original: LockedOrder;
  /** The card payment that was lost; null where it was credit, of an order that is a replacement itself. */
  readonly paymentId: string | null;
  readonly lostMinor: number;
}

/** Takes as much of a loss as one replacement gives back, of what was moved on from it the younger orders first, and answers how much that is. */
async function reclaimFrom(
  transaction: Database,
  { row, replacement }: { readonly row: ExchangeRow; readonly replacement: LockedOrder },
  { lostMinor, ...loss }: Loss,
): Promise<number> {
  const creditedMinor = await creditFrom(transaction, row, loss);
  const asked = { ...replacement, lostMinor: Math.min(lostMinor, creditedMinor) };
  const { ofHeldMinor, ofMovedMinor } = lossOfCredit(asked);
  const next = { original: replacement, paymentId: null, lostMinor: ofMovedMinor };
  const broughtMinor = ofMovedMinor === 0 ? 0 : await reclaim(transaction, next);
  const amountMinor = ofHeldMinor + broughtMinor;
  if (amountMinor === 0) return 0;
  const now = { ...replacement, heldMinor: replacement.heldMinor + broughtMinor };
  await takeLostCredit(transaction, row, { ...loss, replacement: now, amountMinor });
  if (isInShop(replacement.status)) await noteLost(transaction, row, { replacement, lostMinor: amountMinor });
  return amountMinor;
}

/** Takes a loss from the replacements that an order pays, the latest first, as far as they give back, and answers how much that is. */
async function reclaim(transaction: Database, { lostMinor, ...loss }: Loss): Promise<number> {
  let takenMinor = 0;
  for (const { id } of await creditedReturns(transaction, loss.original.id)) {
    if (takenMinor === lostMinor) break;
    const locked = await lockExchange(transaction, id);
    const replacement = locked?.replacement ?? null;
    if (locked === null || replacement === null) continue;
    const left = { ...loss, lostMinor: lostMinor - takenMinor };
    takenMinor += await reclaimFrom(transaction, { row: locked.row, replacement }, left);
  }
  return takenMinor;
}

/**
 * Takes credit whose card payment was lost, by a dispute or at the provider's own dashboard, back from orders of replacements that were not
 * sent or came back, along a chain of exchanges from its end (`lossOfCredit`). One that is not paid yet asks for more; one that was paid is not sent any more
 * (`sendProblem`), and staff decide. The original order is locked; its returns, the replacements and the exchanges are locked after it, as everywhere.
 */
export async function reclaimCredit(
  transaction: Database,
  { order: original, paymentId, amountMinor }: MovedLoss,
): Promise<void> {
  await reclaim(transaction, { original, paymentId, lostMinor: amountMinor });
}
