import { isRefundedWhole } from '../../domain/orders/refunded-whole.ts';
import type { Database } from '../database/database.ts';
import { paidMoneyOf } from './kept-after-refunds.ts';
import type { LockedOrder } from './lock-order.ts';
import { isWithdrawn } from './open-withdrawal.ts';

/**
 * Why nothing of an order leaves the shop any more: its money goes back, or its customer has withdrawn from it; or not yet: the goods that
 * it replaces have not been accepted, or what is left of a replacement's money once every refund has been made is less than it comes to. Null
 * where it may.
 */
export async function handOverProblem(
  transaction: Database,
  order: LockedOrder,
): Promise<'refunded' | 'withdrawn' | 'awaits-exchange' | 'exchange-unpaid' | null> {
  if (order.awaitsCredit) return 'awaits-exchange';
  const paid = (await paidMoneyOf(transaction, [order.id])).get(order.id);
  if (paid && isRefundedWhole({ ...order, sale: paid.sale })) return 'refunded';
  if (order.creditMinor > 0 && (paid?.keptMinor ?? 0) < order.totalMinor) return 'exchange-unpaid';
  return (await isWithdrawn(transaction, order.id)) ? 'withdrawn' : null;
}
