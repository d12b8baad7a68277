import { eq, sql, type InferSelectModel, asc, inArray } from 'drizzle-orm';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { grossOfItems } from '../invoices/invoice-contents.ts';
import type { orders } from '../orders/tables.ts';
import { goodsWorth, rentedWith, refundDue } from '../../domain/returns/decide-goods-return.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import { leaseMoneyBack } from './lease-money-back.ts';
import { goodsReturnLines, goodsReturns } from './tables.ts';

/** A bought line of an order, and how many of its pieces came back so far. */
export interface BoughtLine {
  readonly item: OrderItemView;
  readonly before: number;
  /** What the line cost with tax, in minor units. */
  readonly grossMinor: number;
}

/** The lines of an order that were bought; what is rented comes back by its lease. */
export async function boughtLines(
  database: Database,
  order: InferSelectModel<typeof orders>,
  items: readonly OrderItemView[],
): Promise<readonly BoughtLine[]> {
  const rows = await database
    .select({
      itemId: goodsReturnLines.orderItemId,
      pieces: sql<number>`sum(${goodsReturnLines.pieces})::int`,
    })
    .from(goodsReturns)
    .innerJoin(goodsReturnLines, eq(goodsReturnLines.returnId, goodsReturns.id))
    .where(eq(goodsReturns.orderId, order.id))
    .groupBy(goodsReturnLines.orderItemId);
  const before = new Map(rows.map(({ itemId, pieces }) => [itemId, pieces]));
  const gross = grossOfItems(order, items);
  return items.flatMap((item, place) =>
    item.rental === null ? [{ item, before: before.get(item.id) ?? 0, grossMinor: gross[place] ?? 0 }] : [],
  );
}

const returnsOf = (database: Database, orderId: string) =>
  database
    .select({
      id: goodsReturns.id,
      reason: goodsReturns.reason,
      refundMinor: goodsReturns.refundMinor,
      recordedAt: goodsReturns.recordedAt,
      recordedBy: shownName,
    })
    .from(goodsReturns)
    .innerJoin(users, eq(users.id, goodsReturns.recordedBy))
    .where(eq(goodsReturns.orderId, orderId))
    .orderBy(asc(goodsReturns.recordedAt), asc(goodsReturns.id));

/**
 * What of an order came back, as staff wrote it down, how many pieces of each line, and what of their worth is still to go
 * back (`dueMinor`); `leftMinor` is what the shop has of its money and has no refund of. Amounts in minor units.
 */
export async function findGoodsReturn(
  database: Database,
  order: InferSelectModel<typeof orders>,
  { items, leftMinor }: { items: readonly OrderItemView[]; leftMinor: number },
) {
  const returns = await returnsOf(database, order.id);
  if (returns.length === 0) return { returns: [], dueMinor: 0 };
  const ids = returns.map(({ id }) => id);
  const rows = await database.select().from(goodsReturnLines).where(inArray(goodsReturnLines.returnId, ids));
  const lines = await boughtLines(database, order, items);
  const leases = await leaseMoneyBack(database, order, items);
  const { totalMinor } = order;
  const worthMinor = goodsWorth(
    lines.map(({ item, before, grossMinor }) => ({ grossMinor, ordered: item.quantity, pieces: before })),
    { totalMinor, isRented: rentedWith({ status: order.status, items }).used },
  );
  return {
    returns: returns.map((one) => ({
      ...one,
      lines: rows
        .filter(({ returnId }) => returnId === one.id)
        .map(({ orderItemId: itemId, pieces, sellable }) => ({ itemId, pieces, sellable })),
    })),
    dueMinor: refundDue({ worthMinor, totalMinor, leftMinor, leases }),
  };
}
