import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Carrier } from '../../domain/orders/carriers.ts';
import { instant } from '../database/columns.ts';
import { orderItems, orders } from './tables.ts';

/** Parcels in which goods of orders were handed to carriers; an order that is sent whole has one. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Its number within the order, from 1: of two that are written at once the second breaks the constraint. */
    position: integer().notNull(),
    /** Who carries it and under which number; both null once the person was taken out of the order. */
    carrier: text().$type<Carrier>(),
    trackingNumber: text(),
    /** Who handed it over, as `orderEvents.actor`. */
    actor: text().notNull(),
    handedOverAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('shipments_position').on(table.orderId, table.position),
    check('shipments_position_positive', sql`${table.position} > 0`),
    check('shipments_tracking_whole', sql`(${table.carrier} is null) = (${table.trackingNumber} is null)`),
  ],
);

/**
 * What lies in each parcel. A trigger (migration 0110) keeps the pieces of a line in all parcels within what was ordered, and the line of the
 * same order and bought.
 */
export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    pieces: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    index('shipment_items_order_item').on(table.orderItemId),
    check('shipment_items_pieces_positive', sql`${table.pieces} > 0`),
  ],
);
