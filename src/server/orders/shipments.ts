import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tracking } from '../../domain/orders/carriers.ts';
import type { LinePieces, ShipmentView } from '../../domain/orders/shipments.ts';
import type { Database } from '../database/database.ts';
import { shipmentItems, shipments } from './shipment-tables.ts';
import { orderItems, orders } from './tables.ts';

/** The parcels of several orders by order id, in the order in which they were handed over, in one query. */
export async function shipmentsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShipmentView[]>> {
  const byOrder = new Map<string, (ShipmentView & { readonly lines: LinePieces[] })[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await database
    .select({
      shipment: shipments,
      itemId: orderItems.id,
      name: orderItems.name,
      pieces: shipmentItems.pieces,
    })
    .from(shipments)
    .leftJoin(shipmentItems, eq(shipmentItems.shipmentId, shipments.id))
    .leftJoin(orderItems, eq(orderItems.id, shipmentItems.orderItemId))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.orderId), asc(shipments.position), asc(orderItems.position));
  for (const { shipment, itemId, name, pieces } of rows) {
    const { orderId, position, carrier, trackingNumber, handedOverAt } = shipment;
    const known = byOrder.get(orderId) ?? [];
    byOrder.set(orderId, known);
    const tracking = carrier && trackingNumber ? { carrier, number: trackingNumber } : null;
    if (known.at(-1)?.position !== position) known.push({ position, tracking, handedOverAt, lines: [] });
    if (itemId !== null && name !== null && pieces !== null) {
      known.at(-1)?.lines.push({ itemId, name, pieces });
    }
  }
  return byOrder;
}

/** Pieces of a line that no parcel has taken, for statements that read `order_items`. */
export const unsentPieces = sql<number>`${sql`(${orderItems.quantity} - coalesce((select sum(${shipmentItems.pieces}) from ${shipmentItems}
  where ${shipmentItems.orderItemId} = ${orderItems.id}), 0))`}`;

/** The goods of an order that no parcel has taken yet, by line; who decides by it holds the order's lock. */
export async function unsentOf(transaction: Database, orderId: string): Promise<readonly LinePieces[]> {
  const rows = await transaction
    .select({ itemId: orderItems.id, name: orderItems.name, left: sql<number>`${unsentPieces}::int` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.rentalDuration)))
    .orderBy(asc(orderItems.position));
  return rows.flatMap(({ left, ...line }) => (left > 0 ? [{ ...line, pieces: left }] : []));
}

/** Whether anything of an order, whose lock the caller holds, is with a carrier or was. */
export const hasShipment = async (transaction: Database, orderId: string): Promise<boolean> =>
  (await transaction.$count(shipments, eq(shipments.orderId, orderId))) > 0;

/** Whether a part of an order is with a carrier, for statements that read `orders`. */
export const isSentInPart = sql<boolean>`${sql`(${orders.status} = 'PROCESSING' and exists (select from ${shipments} where ${shipments.orderId} = ${orders.id}))`}`;

/** Writes down a parcel of an order that the caller has locked. */
export async function writeShipment(
  transaction: Database,
  {
    orderId,
    tracking,
    lines,
    actor,
  }: {
    readonly orderId: string;
    readonly tracking: Tracking;
    readonly lines: readonly LinePieces[];
    readonly actor: string;
  },
): Promise<void> {
  const before = await transaction.$count(shipments, eq(shipments.orderId, orderId));
  const [parcel] = await transaction
    .insert(shipments)
    .values({
      orderId,
      position: before + 1,
      carrier: tracking.carrier,
      trackingNumber: tracking.number,
      actor,
    })
    .returning({ id: shipments.id });
  if (!parcel || lines.length === 0) return;
  await transaction
    .insert(shipmentItems)
    .values(lines.map(({ itemId, pieces }) => ({ shipmentId: parcel.id, orderItemId: itemId, pieces })));
}

/** Writes down the parcel that takes all that is left of an order that the caller has locked. */
export const sendAllLeft = async (
  transaction: Database,
  parcel: Omit<Parameters<typeof writeShipment>[1], 'lines'>,
): Promise<void> =>
  writeShipment(transaction, { ...parcel, lines: await unsentOf(transaction, parcel.orderId) });
