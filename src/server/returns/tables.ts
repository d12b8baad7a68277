import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { RETURN_REASONS } from '../../domain/returns/return-status.ts';
import { instant } from '../database/columns.ts';
import { users } from '../account/tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** Goods of an order that came back at one time, as staff wrote it down. */
export const goodsReturns = pgTable(
  'goods_returns',
  {
    /** Came with the form: sent twice, it is one. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text().$type<(typeof RETURN_REASONS)[number]>().notNull(),
    /** What was noted to go back of the order's money with it. */
    refundMinor: bigint({ mode: 'number' }).notNull(),
    /** The member of staff who wrote it down. */
    recordedBy: text()
      .notNull()
      .references(() => users.id),
    recordedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('goods_returns_of_order').on(table.orderId, table.recordedAt),
    index('goods_returns_recorded_by').on(table.recordedBy),
    check('goods_returns_refund_not_negative', sql`${table.refundMinor} >= 0`),
  ],
);

/** How many pieces of a line came back, and how many of them were put on the shelf again. */
export const goodsReturnLines = pgTable(
  'goods_return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => goodsReturns.id, { onDelete: 'cascade' }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    pieces: integer().notNull(),
    sellable: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    index('goods_return_lines_item').on(table.orderItemId),
    check(
      'goods_return_lines_counts',
      sql`${table.pieces} > 0 and ${table.sellable} between 0 and ${table.pieces}`,
    ),
  ],
);

/** Statements of consumers that they withdraw from a contract, as they were made (Directive 2011/83/EU, art. 11a). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Statement and day: the same one twice on one day is one. */
    digest: text().notNull().unique(),
    /** The order, when number and address belong together; else staff find out which is meant. */
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
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
    index('withdrawals_open')
      .on(table.statedAt, table.id)
      .where(sql`${table.closedAt} is null`),
  ],
);
