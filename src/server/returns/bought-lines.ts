import { eq, sql, type InferSelectModel } from 'drizzle-orm';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { amountsOfOrder } from '../invoices/amounts-of-order.ts';
import type { orders } from '../orders/tables.ts';
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
  const figures = amountsOfOrder(order, items);
  return items.flatMap((item, place) =>
    item.rental === null
      ? [{ item, before: before.get(item.id) ?? 0, grossMinor: figures.lines[place]?.grossMinor ?? 0 }]
      : [],
  );
}
