import { and, eq, gte, inArray, max, sql } from 'drizzle-orm';
import { GOODWILL_REFUNDS, sendProblem } from '../../domain/orders/paid-enough.ts';
import type { Database } from '../database/database.ts';
import { refunds } from '../payments/tables.ts';
import { paidMoneyOf } from './kept-after-refunds.ts';
import type { LockedOrder } from './lock-order.ts';
import { isWithdrawn } from './open-withdrawal.ts';
import { orderEvents } from './event-tables.ts';

/** What the shop has given up of an order's money since all of it was there; nothing that went back before. */
async function goodwillOf(transaction: Database, orderId: string): Promise<number> {
  const paid = transaction
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.reason, 'paid')));
  const [given] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        inArray(refunds.reason, [...GOODWILL_REFUNDS]),
        gte(refunds.createdAt, sql`(${paid})`),
      ),
    );
  return Number(given?.minor ?? 0);
}

/**
 * Why nothing of an order leaves the shop any more, or not yet: it is not paid enough (`sendProblem`), or its customer has withdrawn from it. Null
 * where it may.
 */
export async function handOverProblem(
  transaction: Database,
  order: LockedOrder,
): Promise<ReturnType<typeof sendProblem> | 'withdrawn'> {
  const paid = (await paidMoneyOf(transaction, [order.id])).get(order.id);
  if (!paid) throw new Error(`There is no order ${order.id}`);
  const { keptMinor, sale } = paid;
  const goodwillMinor = order.isReplacement ? await goodwillOf(transaction, order.id) : 0;
  const problem = sendProblem({ order: { ...order, sale }, keptMinor, goodwillMinor });
  if (problem !== null) return problem;
  return (await isWithdrawn(transaction, order.id)) ? 'withdrawn' : null;
}
