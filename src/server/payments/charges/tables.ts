import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { orders } from '../../orders/tables.ts';
import { savedPaymentMethods } from '../methods/tables.ts';
import { payments } from '../tables.ts';

/**
 * Payments that are charged to a saved method by the shop itself, one a day of each order; a row is there before its provider is asked,
 * so that whoever comes after a crash asks by the same key.
 */
export const automaticCharges = pgTable(
  'automatic_charges',
  {
    paymentId: uuid()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null once its owner has removed it. */
    methodId: uuid().references(() => savedPaymentMethods.id, { onDelete: 'set null' }),
    /** By the clocks of the order's market. */
    day: date({ mode: 'string' }).notNull(),
    attempts: integer().notNull().default(0),
    /** When its provider is asked, or asked again; null once it has answered. */
    nextAttemptAt: instant().default(sql`now()`),
    /** What the last attempt failed by; null without one. */
    failure: text(),
  },
  (table) => [
    unique('automatic_charges_once_a_day').on(table.orderId, table.day),
    index('automatic_charges_of_method').on(table.methodId),
    index('automatic_charges_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
);
