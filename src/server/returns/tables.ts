import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Carrier } from '../../domain/orders/carriers.ts';
import type { RefundEstimate } from '../../domain/returns/refund-estimate.ts';
import type { LineReason } from '../../domain/returns/return-request.ts';
import { RETURN_KINDS, type RETURN_REASONS, type ReturnStatus } from '../../domain/returns/return-status.ts';
import { RETURN_WAYS } from '../../domain/returns/return-way.ts';
import { users } from '../account/tables.ts';
import { instant, jsonb } from '../database/columns.ts';
import { orderItems, orders } from '../orders/tables.ts';

/** Numbers of returns; a gap is a refused request, never a repeated number. */
export const returnNumbers = pgSequence('return_numbers', { startWith: 10_001 });

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/**
 * Goods of an order that come back (C §3): asked for by their customer, stated by the withdrawal function, or written down by staff when they
 * came. Its statuses are `RETURN_TRANSITIONS`.
 */
export const returns = pgTable(
  'returns',
  {
    /** Came with the form: sent twice, it is one. */
    id: uuid().primaryKey(),
    number: text()
      .notNull()
      .unique()
      .default(sql`'RET-' || nextval('return_numbers')`),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: RETURN_KINDS }).notNull(),
    status: text().$type<ReturnStatus>().notNull().default('PENDING'),
    /** Why goods came back, as the order's history has it; null until they did. */
    reason: text().$type<(typeof RETURN_REASONS)[number]>(),
    /** What the customer said, and what staff said to their answer; null for nothing. */
    note: text(),
    answerNote: text(),
    /** How they come back; null for what came unasked, and while it is not agreed. */
    way: text({ enum: RETURN_WAYS }),
    /** The last day of sending them, ISO 8601; null where the shop collects them or none is named. */
    returnBy: date({ mode: 'string' }),
    /** When its customer was reminded of that day; null before. */
    remindedAt: instant(),
    /** Who carries them and under which number; both null until it is known. */
    carrier: text().$type<Carrier>(),
    trackingNumber: text(),
    /** What the customer was told that it will be refunded; null for what came unasked. */
    estimate: jsonb().$type<RefundEstimate>(),
    /** What the shop kept of its worth (`Withheld`). */
    withheldMinor: bigint({ mode: 'number' }).notNull().default(0),
    /** What was noted to go back of the order's money with it. */
    refundMinor: bigint({ mode: 'number' }).notNull().default(0),
    requestedAt: at(),
    updatedAt: at(),
    /** When it was completed, refused or called off; null before. */
    closedAt: instant(),
  },
  (table) => [
    index('returns_of_order').on(table.orderId, table.requestedAt),
    // The queue of staff, what waits longest first.
    index('returns_open')
      .on(table.requestedAt, table.id)
      .where(sql`${table.closedAt} is null`),
    index('returns_newest').on(table.requestedAt, table.id),
    // What was agreed to and not sent.
    index('returns_to_be_sent')
      .on(table.returnBy)
      .where(sql`${table.status} = 'APPROVED' and ${table.remindedAt} is null`),
    check('returns_amounts_not_negative', sql`${table.refundMinor} >= 0 and ${table.withheldMinor} >= 0`),
    check('returns_tracking_whole', sql`(${table.carrier} is null) = (${table.trackingNumber} is null)`),
    check(
      'returns_closed',
      sql`(${table.closedAt} is null) = (${table.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED'))`,
    ),
  ],
);

/** How many pieces of a line are to go back and why, how many came and were accepted or not, and how many were restocked. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    asked: integer().notNull().default(0),
    reason: text().$type<LineReason>(),
    /** Pieces that came back and were accepted; none of what is refused after the inspection. */
    pieces: integer().notNull().default(0),
    sellable: integer().notNull().default(0),
    /** Pieces that came and were not accepted: they go back to the customer. */
    refused: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    index('return_lines_item').on(table.orderItemId),
    check(
      'return_lines_counts',
      sql`${table.asked} >= 0 and ${table.pieces} >= 0 and ${table.refused} >= 0 and ${table.asked} + ${table.pieces} + ${table.refused} > 0 and ${table.sellable} between 0 and ${table.pieces}`,
    ),
  ],
);

/** What happened to a return, and what staff noted of it among themselves (`isInternal`). */
export const returnEvents = pgTable(
  'return_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** Null for its beginning. */
    fromStatus: text().$type<ReturnStatus>(),
    toStatus: text().$type<ReturnStatus>().notNull(),
    /** As in the history of orders. */
    actor: text().notNull(),
    /** Printed by the messages `return.event.{reason}`. */
    reason: text().notNull(),
    /** Words of staff; null without. */
    note: text(),
    isInternal: boolean().notNull().default(false),
    at: at(),
  },
  (table) => [index('return_events_of_return').on(table.returnId, table.id)],
);

/** Photographs of goods that go back, sent by their customer. */
export const returnPhotographs = pgTable(
  'return_photographs',
  {
    id: uuid().primaryKey(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** Its key among the files. */
    file: text().notNull().unique(),
    createdAt: at(),
  },
  (table) => [index('return_photographs_of_return').on(table.returnId, table.createdAt)],
);

/** Statements of consumers that they withdraw from a contract, as they were made (Directive 2011/83/EU, art. 11a). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Statement and day: the same one twice on one day is one, until it is closed (`keepStatement`). */
    digest: text().notNull().unique(),
    /** The order, when number and address belong together; else staff find out which is meant. */
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** The return that it began or belongs to; null where nothing had left the shop, and while the order is not known. */
    returnId: uuid().references(() => returns.id, { onDelete: 'set null' }),
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Whose address it was until their account had another; null for what is told by the address. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** What is sent back, in the consumer's words; null for the whole order. */
    goods: text(),
    locale: text().$type<Locale>().notNull(),
    statedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** When it was dealt with, and by whom, as `orderEvents.actor`: by staff, or with its order's cancellation; both null before. */
    closedAt: instant(),
    closedBy: text(),
  },
  (table) => [
    index('withdrawals_of_order').on(table.orderId, table.statedAt),
    index('withdrawals_of_account')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('withdrawals_of_return')
      .on(table.returnId)
      .where(sql`${table.returnId} is not null`),
    index('withdrawals_open')
      .on(table.statedAt, table.id)
      .where(sql`${table.closedAt} is null`),
  ],
);
