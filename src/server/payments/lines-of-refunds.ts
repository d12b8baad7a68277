import { and, asc, eq, inArray, notInArray, sql, type InferSelectModel } from 'drizzle-orm';
import { placesOfItems, sumOf } from '../../domain/invoices/invoice-amounts.ts';
import type { RefundOfLines } from '../../domain/invoices/correct-amounts.ts';
import { refundOfReturn } from '../../domain/invoices/refund-of-return.ts';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import { DEPOSIT_REFUND, type RefundReason } from '../../domain/payments/refund-reason.ts';
import { NOT_SENT } from '../../domain/returns/return-status.ts';
import { rentedWith } from '../../domain/returns/rented-with.ts';
import type { Database } from '../database/database.ts';
import { amountsOfOrder } from '../invoices/invoice-contents.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orderItems, type orders } from '../orders/tables.ts';
import { exchanges } from '../returns/exchanges/tables.ts';
import { returnLines, returns } from '../returns/tables.ts';

type OrderRow = InferSelectModel<typeof orders>;

/** A refund that was made, as far as it decides which lines of an invoice fall by it. */
export interface RefundPart {
  readonly amountMinor: number;
  readonly reason: RefundReason;
  /** The lease that it is of; null or absent for none. */
  readonly leaseId?: string | null;
  /** The return whose goods it is for; null or absent for none. */
  readonly returnId?: string | null;
}

/** Pieces of each line that a return brought back, and those before it. */
async function piecesOf(transaction: Database, orderId: string, returnId: string) {
  const isOwn = sql`${returns.id} = ${returnId}`;
  const isBefore = sql`${returns.closedAt} < (select closed_at from returns where id = ${returnId})`;
  const piecesWhere = (which: typeof isOwn) =>
    sql<number>`coalesce(sum(${returnLines.pieces}) filter (where ${which}), 0)::int`;
  const rows = await transaction
    .select({
      itemId: returnLines.orderItemId,
      back: piecesWhere(isOwn),
      before: piecesWhere(sql`${returns.id} <> ${returnId} and ${isBefore}`),
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(and(eq(returns.orderId, orderId), eq(returns.status, 'COMPLETED')))
    .groupBy(returnLines.orderItemId);
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** The lines of an order's invoice that fall by the refund of a return. */
async function linesOfReturn(
  transaction: Database,
  order: OrderRow,
  {
    items,
    returnId,
    amountMinor,
  }: { readonly items: readonly OrderItemView[]; readonly returnId: string; readonly amountMinor: number },
): Promise<readonly RefundOfLines[]> {
  const { lines: invoiced } = amountsOfOrder(order, items);
  const places = placesOfItems(items);
  const pieces = await piecesOf(transaction, order.id, returnId);
  const lines = items.flatMap(({ id, quantity, rental }, item) => {
    if (rental !== null) return [];
    const own = places[item] ?? [];
    const { grossMinor } = sumOf(own.flatMap((place) => invoiced[place] ?? []));
    const { back = 0, before = 0 } = pieces.get(id) ?? {};
    return [{ places: own, ordered: quantity, grossMinor, before, back }];
  });
  const isAllBack =
    !rentedWith({ status: order.status, items }).used &&
    lines.every(({ ordered, before, back }) => before + back === ordered);
  const services = invoiced.flatMap((line, place) =>
    line.kind === 'delivery' || line.kind === 'payment-fee' ? [{ line, place }] : [],
  );
  return refundOfReturn(amountMinor, {
    lines,
    services: isAllBack
      ? {
          places: services.map(({ place }) => place),
          grossMinor: sumOf(services.map(({ line }) => line)).grossMinor,
        }
      : null,
    currency: order.currency,
  });
}

/**
 * For which lines of an order's invoice money went back. The rent that a lease gave back is no delivery, and none of the goods or leases
 * beside it; of a rent whose lease is not known they are those of all its leases. What went back for a return is of its pieces.
 */
export async function linesOfRefunds(
  transaction: Database,
  order: OrderRow,
  made: readonly RefundPart[],
): Promise<readonly RefundOfLines[]> {
  const isRent = ({ reason, leaseId }: RefundPart) =>
    reason === 'early-end' || (leaseId != null && reason !== DEPOSIT_REFUND);
  const own = made.filter((part) => part.returnId != null || isRent(part));
  if (own.length === 0) return [];
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const places = placesOfItems(items);
  const rented = items.flatMap(({ rental }, item) => (rental === null ? [] : [{ rental, item }]));
  const found: RefundOfLines[] = [];
  for (const { amountMinor, leaseId, returnId } of own) {
    if (returnId != null) {
      found.push(...(await linesOfReturn(transaction, order, { items, returnId, amountMinor })));
    } else {
      const ofLease = rented.filter(({ rental }) => rental.leaseId === leaseId);
      const lines = ofLease.length > 0 ? ofLease : rented;
      found.push({ amountMinor, places: lines.flatMap(({ item }) => places[item] ?? []) });
    }
  }
  return found;
}

/** The returns that refunds are for, each with the number that its customer knows, its exchange's if there is one, and what came back, as a correction names them, and whether none of it was ever sent; null for none. */
export async function namesOfReturns(
  transaction: Database,
  made: readonly RefundPart[],
): Promise<{ readonly names: string; readonly areUnsent: boolean } | null> {
  const ids = made.flatMap(({ returnId }) => returnId ?? []);
  if (ids.length === 0) return null;
  const rows = await transaction
    .select({
      number: sql<string>`coalesce(${exchanges.number}, ${returns.number})`,
      pieces: returnLines.pieces,
      name: orderItems.name,
      reason: returns.reason,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .leftJoin(
      exchanges,
      and(eq(exchanges.returnId, returns.id), notInArray(exchanges.status, ['REJECTED', 'CANCELLED'])),
    )
    .where(and(inArray(returns.id, ids), sql`${returnLines.pieces} > 0`))
    .orderBy(asc(returns.closedAt), asc(returns.id), asc(orderItems.position));
  const byNumber = Map.groupBy(rows, ({ number }) => number);
  const names = [...byNumber].map(
    ([number, lines]) => `${number} (${lines.map(({ pieces, name }) => `${pieces} × ${name}`).join(', ')})`,
  );
  return { names: names.join('; '), areUnsent: rows.every(({ reason }) => reason === NOT_SENT) };
}
