import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { OPEN_RETURNS } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { viewOf } from './agree-return.ts';
import { estimatesFor } from './return-offers.ts';
import { boughtLines } from './find-goods-return.ts';
import { refreshCredit } from './exchanges/refresh-credit.ts';
import { exchanges } from './exchanges/tables.ts';
import { returnEvents, returnLines, returns } from './tables.ts';

/**
 * Estimates the open returns of a locked order anew, after another was dropped or completed: the delivery goes back with the last piece, which
 * may be another's by then; and of what exchanges credit, after money of the order went back. Each counts those that were asked for before it, as it did then; of a sum that changed its history tells.
 */
export async function refreshEstimates(
  transaction: Database,
  orderId: string,
  rules: readonly ShippingRule[],
): Promise<void> {
  const open = await transaction
    .select({ row: returns, exchangeOf: exchanges.returnId })
    .from(returns)
    .leftJoin(exchanges, eq(exchanges.returnId, returns.id))
    .where(and(eq(returns.orderId, orderId), inArray(returns.status, [...OPEN_RETURNS])))
    .orderBy(asc(returns.requestedAt), asc(returns.id))
    .for('update', { of: returns });
  if (open.length === 0) return;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { items } = await viewOf(transaction, order);
  let lines = (await boughtLines(transaction, order, items)).map((line) => ({
    ...line,
    asked: 0,
    pieces: 0,
  }));
  for (const { row, exchangeOf } of open) {
    const { id, kind, status, estimate: told } = row;
    const own = await transaction.select().from(returnLines).where(eq(returnLines.returnId, id));
    const piecesOf = (itemId: string) => own.find(({ orderItemId }) => orderItemId === itemId)?.asked ?? 0;
    lines = lines.map((line) => ({
      ...line,
      asked: line.asked + line.pieces,
      pieces: piecesOf(line.item.id),
    }));
    if (exchangeOf !== null) {
      const asked = { kind: kind === 'complaint' ? kind : 'exchange', lines, items, rules } as const;
      const estimateOf = await estimatesFor(transaction, order, { ...asked, isExchange: true });
      await refreshCredit(transaction, id, estimateOf(0).totalMinor);
      continue;
    }
    if (told === null) continue;
    const estimateOf = await estimatesFor(transaction, order, { kind, lines, items, rules });
    const estimate = estimateOf(told.wayMinor);
    if (isDeepStrictEqual(estimate, told)) continue;
    await transaction
      .update(returns)
      .set({ estimate, updatedAt: sql`now()` })
      .where(eq(returns.id, id));
    if (estimate.totalMinor === told.totalMinor) continue;
    await transaction.insert(returnEvents).values({
      returnId: id,
      fromStatus: status,
      toStatus: status,
      actor: 'shop',
      reason: 'estimate-changed',
    });
  }
}
