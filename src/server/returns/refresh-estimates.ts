import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { isDroppedExchange } from '../../domain/returns/exchange-status.ts';
import { isRefundPromised } from '../../domain/returns/refund-estimate.ts';
import { OPEN_RETURNS } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orders } from '../orders/tables.ts';
import { viewOf } from './agree-return.ts';
import { boughtLines } from './find-goods-return.ts';
import { refreshCredit } from './exchanges/refresh-credit.ts';
import { exchanges } from './exchanges/tables.ts';
import { lockExchanges } from './exchanges/write-exchange.ts';
import { estimatesFor } from './return-offers.ts';
import { returnEvents, returnLines, returns } from './tables.ts';
import type { ReturnRow } from './write-return.ts';

interface OpenReturn {
  readonly row: ReturnRow;
  /** Whether other goods are still to come in place of its own. */
  readonly isExchange: boolean;
  /** Whether nobody has decided yet what becomes of it, because its replacement was just cancelled (`followEnded`). */
  readonly isUndecided: boolean;
}

/** Whether a sum is to be told of a return: where it was, and of an exchange that came to nothing, unless staff have to see its goods before. */
const isPromised = (
  { kind, estimate }: ReturnRow,
  { deliveredAt }: LockedOrder,
  hasLines: boolean,
): boolean =>
  estimate !== null || (hasLines && isRefundPromised(kind, { deliveredAt, now: new Date().toISOString() }));

/** The open returns of a locked order, locked, in the order in which they count: what became a refund later counts from then. */
async function openReturnsOf(transaction: Database, orderId: string): Promise<readonly OpenReturn[]> {
  const isOpen = and(eq(returns.orderId, orderId), inArray(returns.status, [...OPEN_RETURNS]));
  await transaction
    .select({ id: returns.id })
    .from(returns)
    .where(isOpen)
    .orderBy(asc(returns.id))
    .for('update');
  const turnedAt = sql`(select max(${returnEvents.at}) from ${returnEvents}
    where ${returnEvents.returnId} = ${returns.id} and ${returnEvents.reason} in ('turned', 'refund-instead'))`;
  const rows = await transaction
    .select({ row: returns, status: exchanges.status, toldAt: exchanges.refundToldAt })
    .from(returns)
    .leftJoin(exchanges, eq(exchanges.returnId, returns.id))
    .where(isOpen)
    .orderBy(
      sql`coalesce(${turnedAt}, ${returns.requestedAt})`,
      // What one statement made is written at one moment, in this order.
      sql`length(${returns.number})`,
      asc(returns.number),
    );
  await lockExchanges(
    transaction,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, status, toldAt }) => ({
    row,
    isExchange: status !== null && !isDroppedExchange(status),
    isUndecided: status !== null && isDroppedExchange(status) && toldAt === null,
  }));
}

/**
 * Estimates the open returns of a locked order anew, after one of them was dropped, completed or became another kind: the delivery goes back with the last piece,
 * which may be another's by then; and of what exchanges credit, after money of the order went back. Each counts those before it. `ways` are those whose customer is
 * told of by the caller, with what their way back costs, in minor units; of any other sum that changed its history tells.
 */
export async function refreshEstimates(
  transaction: Database,
  orderId: string,
  rules: readonly ShippingRule[],
  ways: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const open = await openReturnsOf(transaction, orderId);
  if (open.length === 0) return;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const view = await viewOf(transaction, order);
  const { items } = view;
  let lines = (await boughtLines(transaction, order, items)).map((line) => ({
    ...line,
    asked: 0,
    pieces: 0,
  }));
  for (const { row, isExchange, isUndecided } of open) {
    const { id, kind, status, estimate: told } = row;
    const own = await transaction.select().from(returnLines).where(eq(returnLines.returnId, id));
    const piecesOf = (itemId: string) => own.find(({ orderItemId }) => orderItemId === itemId)?.asked ?? 0;
    lines = lines.map((line) => ({
      ...line,
      asked: line.asked + line.pieces,
      pieces: piecesOf(line.item.id),
    }));
    if (isExchange) {
      const asked = { kind: kind === 'complaint' ? kind : 'exchange', lines, items, rules } as const;
      const estimateOf = await estimatesFor(transaction, order, { ...asked, isExchange });
      const { totalMinor: creditMinor, lessMinor } = estimateOf(0);
      await refreshCredit(transaction, id, { creditMinor, soldMinor: creditMinor + lessMinor, order: view });
      continue;
    }
    if (isUndecided || !isPromised(row, order, own.length > 0)) continue;
    const estimateOf = await estimatesFor(transaction, order, { kind, lines, items, rules });
    const estimate = estimateOf(ways.get(id) ?? told?.wayMinor ?? 0);
    if (isDeepStrictEqual(estimate, told)) continue;
    await transaction
      .update(returns)
      .set({ estimate, updatedAt: sql`now()` })
      .where(eq(returns.id, id));
    if (ways.has(id) || estimate.totalMinor === told?.totalMinor) continue;
    await transaction.insert(returnEvents).values({
      returnId: id,
      fromStatus: status,
      toStatus: status,
      actor: 'shop',
      reason: 'estimate-changed',
    });
  }
}
