import { and, asc, eq, inArray } from 'drizzle-orm';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { isDroppedExchange } from '../../domain/returns/exchange-status.ts';
import { goodsLabelName } from '../../domain/returns/return-number.ts';
import { isReturnKept } from '../../domain/returns/return-status.ts';
import type { ReturnLineView, ReturnSummary, ReturnView } from '../../domain/returns/return-view.ts';
import { chargedPayer, isSentByCustomer, wayWithheld } from '../../domain/returns/return-way.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { isWithCarrier } from '../orders/is-with-carrier.ts';
import type { OrderKeys } from '../orders/order-key.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { exchangeEventsOf, exchangesOf } from './exchanges/find-exchanges.ts';
import { ownReturn, readReturn, type Asker, type NotTheirReturn } from './own-return.ts';
import { correctionsOfReturn, returnRefunded } from './refunds-of-return.ts';
import { returnEvents, returnLines, returnPhotographs, returns } from './tables.ts';
import type { ReturnRow } from './write-return.ts';

/** The lines of returns, in the order of their order's. */
async function linesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReturnLineView[]>> {
  const found = new Map<string, ReturnLineView[]>();
  if (ids.length === 0) return found;
  const rows = await database
    .select({
      returnId: returnLines.returnId,
      line: {
        itemId: orderItems.id,
        productId: orderItems.productId,
        name: orderItems.name,
        articleNumber: orderItems.articleNumber,
        picture: orderItems.picture,
        ordered: orderItems.quantity,
        asked: returnLines.asked,
        pieces: returnLines.pieces,
        refused: returnLines.refused,
        sellable: returnLines.sellable,
        reason: returnLines.reason,
      },
    })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(inArray(returnLines.returnId, [...ids]))
    .orderBy(asc(orderItems.position));
  for (const { returnId, line } of rows) found.set(returnId, [...(found.get(returnId) ?? []), line]);
  return found;
}

const orderOf = ({ id, orderNumber, status, currency }: LockedOrder): ReturnSummary['order'] => ({
  id,
  orderNumber,
  status,
  currency,
});

/** Returns as lists have them; `rows` are in their order. */
export async function returnSummaries(
  database: Database,
  rows: readonly { readonly row: ReturnRow; readonly order: LockedOrder }[],
): Promise<readonly ReturnSummary[]> {
  const lines = await linesOf(
    database,
    rows.map(({ row }) => row.id),
  );
  const exchanges = await exchangesOf(
    database,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, order }) => {
    const found = exchanges.get(row.id) ?? null;
    // Its goods are refunded: it is a plain return.
    const isFormer = found !== null && isDroppedExchange(found.status) && isReturnKept(row.status);
    const { id, number, kind, status, requestedAt, returnBy, estimate, refundMinor } = row;
    return {
      id,
      number,
      kind,
      status,
      requestedAt,
      returnBy,
      estimate,
      refundMinor,
      order: orderOf(order),
      lines: lines.get(id) ?? [],
      exchange: isFormer ? null : found,
      formerExchange: isFormer ? found.number : null,
    };
  });
}

/** What happened to a return, without what staff noted among themselves. */
async function eventsOf(database: Database, returnId: string) {
  const rows = await database
    .select()
    .from(returnEvents)
    .where(and(eq(returnEvents.returnId, returnId), eq(returnEvents.isInternal, false)))
    .orderBy(asc(returnEvents.id));
  return rows.map(({ id, toStatus, actor, reason, at }) => ({
    id,
    toStatus,
    actor: actorKindOf(actor),
    reason,
    at,
  }));
}

/** A return with all that is printed of it. */
export async function returnViewOf(
  database: Database,
  { row, order }: { readonly row: ReturnRow; readonly order: LockedOrder },
): Promise<ReturnView> {
  const [summary] = await returnSummaries(database, [{ row, order }]);
  if (!summary) throw new Error('A return has no summary');
  const { id, number, kind, status, note, answerNote, way, reason, carrier, trackingNumber } = row;
  const photographs = await database
    .select({ id: returnPhotographs.id })
    .from(returnPhotographs)
    .where(eq(returnPhotographs.returnId, id))
    .orderBy(asc(returnPhotographs.createdAt), asc(returnPhotographs.id));
  const hasLabel =
    isSentByCustomer(way) && (status === 'APPROVED' || status === 'SHIPPED') && order.erasedAt === null;
  return {
    ...summary,
    note,
    answerNote,
    way,
    payer: way === null ? null : chargedPayer(kind, way, row.estimate?.wayMinor ?? null),
    wayWithheldMinor: wayWithheld(row),
    reason,
    isRefunded: await returnRefunded(database, id),
    corrections: await correctionsOfReturn(database, id),
    tracking: carrier && trackingNumber ? { carrier, number: trackingNumber } : null,
    label: hasLabel ? goodsLabelName(number) : null,
    photographs: photographs.map((each) => each.id),
    events: await eventsOf(database, id),
    exchangeEvents: summary.exchange === null ? [] : await exchangeEventsOf(database, id),
    isGuests: order.userId === null,
    waitsForCarrier: status === 'COMPLETED' && isWithCarrier(order),
  };
}

/** A return for the owner of its order and the guest who placed it. */
export const findReturn =
  (database: Database) =>
  async (
    asked: Asker & { readonly returnId: string },
  ): Promise<{ readonly ok: true; readonly found: ReturnView } | NotTheirReturn> => {
    const own = await ownReturn(database, asked, { isLocked: false });
    return own.ok ? { ok: true, found: await returnViewOf(database, own) } : own;
  };

/**
 * A return for whoever has the link of one of its e-mails, which has the key of its order (R18); null when the key does not open it, and
 * when the person was taken out of the order.
 */
export const findReturnByKey =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async (returnId: string, key: string): Promise<ReturnView | null> => {
    const found = await readReturn(database, returnId);
    if (!found || found.order.erasedAt !== null || !keys.opens(found.order.id, key)) return null;
    return returnViewOf(database, found);
  };

/** The returns of an order, the newest first; the caller has found the order readable. */
export const returnsOfOrder =
  (database: Database) =>
  async (orderId: string): Promise<readonly ReturnSummary[]> => {
    const rows = await database
      .select({ row: returns, order: orders })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(eq(returns.orderId, orderId))
      .orderBy(asc(returns.requestedAt), asc(returns.id));
    return returnSummaries(database, rows.toReversed());
  };
