import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale/locale.ts';
import { instant } from '../database/columns.ts';
import { orders } from '../orders/tables.ts';

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
    /** What is sent back, in the consumer's words; null for the whole order. */
    goods: text(),
    locale: text().$type<Locale>().notNull(),
    statedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** When staff had dealt with it, and who; both null before. */
    closedAt: instant(),
    closedBy: text(),
  },
  (table) => [
    index('withdrawals_of_order').on(table.orderId, table.statedAt),
    index('withdrawals_open')
      .on(table.statedAt, table.id)
      .where(sql`${table.closedAt} is null`),
  ],
);
