import { and, asc, desc, eq, inArray, sql, type InferSelectModel } from 'drizzle-orm';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import { goodsWorth, refundDue } from '../../domain/returns/decide-goods-return.ts';
import { rentedWith } from '../../domain/returns/rented-with.ts';
import { OPEN_RETURNS } from '../../domain/returns/return-status.ts';
import { isActor, shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { grossOfItems } from '../invoices/invoice-contents.ts';
import type { orders } from '../orders/tables.ts';
import { keptDelivery } from './kept-delivery.ts';
import { leaseMoneyBack } from './lease-money-back.ts';
import { returnEvents, returnLines, returns } from './tables.ts';

/** A bought line of an order, how many of its pieces came back so far, and how many open returns ask for. */
export interface BoughtLine {
  readonly item: OrderItemView;
  readonly before: number;
  readonly asked: number;
  /** What the line cost with tax, in minor units. */
  readonly grossMinor: number;
}

const IS_OPEN = inArray(returns.status, [...OPEN_RETURNS]);
const IS_DONE = eq(returns.status, 'COMPLETED');

/** The lines of an order that were bought; what is rented comes back by its lease. */
export async function boughtLines(
  database: Database,
  order: InferSelectModel<typeof orders>,
  items: readonly OrderItemView[],
): Promise<readonly BoughtLine[]> {
  const rows = await database
    .select({
      itemId: returnLines.orderItemId,
      pieces: sql<number>`coalesce(sum(${returnLines.pieces}) filter (where ${IS_DONE}), 0)::int`,
      asked: sql<number>`coalesce(sum(${returnLines.asked}) filter (where ${IS_OPEN}), 0)::int`,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(eq(returns.orderId, order.id))
    .groupBy(returnLines.orderItemId);
  const known = new Map(rows.map((row) => [row.itemId, row]));
  const gross = grossOfItems(order, items);
  return items.flatMap((item, place) => {
    const { pieces = 0, asked = 0 } = known.get(item.id) ?? {};
    return item.rental === null ? [{ item, before: pieces, asked, grossMinor: gross[place] ?? 0 }] : [];
  });
}

/** What the shop kept of the worth of goods that came back, in minor units (`Withheld`). */
export async function withheldBefore(database: Database, orderId: string): Promise<number> {
  const [sums] = await database
    .select({ minor: sql<string>`coalesce(sum(${returns.withheldMinor}), 0)` })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), IS_DONE));
  return Number(sums?.minor ?? 0);
}

/** The returns of an order that are over because its goods came, with who wrote it down. */
const returnsOf = (database: Database, orderId: string) => {
  const last = database
    .select({ actor: returnEvents.actor })
    .from(returnEvents)
    .where(and(eq(returnEvents.returnId, returns.id), eq(returnEvents.toStatus, 'COMPLETED')))
    .orderBy(desc(returnEvents.id))
    .limit(1)
    .as('last');
  return database
    .select({
      id: returns.id,
      number: returns.number,
      reason: returns.reason,
      refundMinor: returns.refundMinor,
      recordedAt: sql<string>`${returns.closedAt}`.mapWith(returns.closedAt),
      recordedBy: shownName,
    })
    .from(returns)
    .leftJoinLateral(last, sql`true`)
    .leftJoin(users, and(isActor(last.actor), sql`${last.actor} like 'staff:%'`))
    .where(and(eq(returns.orderId, orderId), IS_DONE))
    .orderBy(asc(returns.closedAt), asc(returns.id));
};

/** The open returns of an order, the first asked first. */
const openReturnsOf = (database: Database, orderId: string) =>
  database
    .select({
      id: returns.id,
      number: returns.number,
      kind: returns.kind,
      status: returns.status,
      requestedAt: returns.requestedAt,
    })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), IS_OPEN))
    .orderBy(asc(returns.requestedAt), asc(returns.id));

/**
 * What of an order came back, as staff wrote it down, how many pieces of each line, and what of their worth is still to go
 * back (`dueMinor`); which returns of it are open. `leftMinor` is what the shop has of its money and has no refund of. Amounts in minor units.
 */
export async function findGoodsReturn(
  database: Database,
  order: InferSelectModel<typeof orders>,
  {
    items,
    leftMinor,
    deliveryMinor,
  }: {
    items: readonly OrderItemView[];
    leftMinor: number;
    /** Of the delivery what is to count as kept, in minor units; absent for what is (`keptDelivery`). */
    deliveryMinor?: number;
  },
) {
  const open = await openReturnsOf(database, order.id);
  const done = await returnsOf(database, order.id);
  const ids = [...done, ...open].map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await database.select().from(returnLines).where(inArray(returnLines.returnId, ids));
  const linesOf = (id: string) =>
    rows
      .filter(({ returnId }) => returnId === id)
      .map(({ orderItemId: itemId, asked, pieces, sellable }) => ({ itemId, asked, pieces, sellable }));
  const openReturns = open.map((one) => ({ ...one, lines: linesOf(one.id) }));
  if (done.length === 0) return { returns: [], open: openReturns, dueMinor: 0 };
  const lines = await boughtLines(database, order, items);
  const leases = await leaseMoneyBack(database, order, items);
  const { totalMinor } = order;
  const worthMinor = goodsWorth(
    lines.map(({ item, before, grossMinor }) => ({ grossMinor, ordered: item.quantity, pieces: before })),
    {
      totalMinor,
      isRented: rentedWith({ status: order.status, items }).used,
      withheldMinor: await withheldBefore(database, order.id),
      deliveryMinor: deliveryMinor ?? (await keptDelivery(database, order)),
    },
  );
  return {
    returns: done.map((one) => ({ ...one, lines: linesOf(one.id) })),
    open: openReturns,
    dueMinor: refundDue({ worthMinor, totalMinor, leftMinor, leases }),
  };
}
