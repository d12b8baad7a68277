import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { users } from '../account/tables.ts';
import { orders } from '../orders/tables.ts';

/**
 * For whom orders are counted while they are open, by hashes: account and network, or a guest's e-mail, phone and network. Only orders placed by
 * customers and guests have them; an accepted offer has none, because staff agreed to it.
 */
export const openOrderSubjects = pgTable(
  'open_order_subjects',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.orderId] }),
    index('open_order_subjects_order').on(table.orderId),
  ],
);

/** Which order an `Idempotency-Key` of a customer already placed, and from what request; guests are told apart by e-mail. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Orders that staff took from their customers on the telephone; written with the order, and never changed. */
export const telephoneOrders = pgTable(
  'telephone_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Who took it; null for who worked here once. */
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    /** What was agreed, for staff; empty for nothing. */
    note: text().notNull(),
    /** Whether staff say that they read the terms and the right of withdrawal out. */
    areTermsReadOut: boolean().notNull(),
  },
  (table) => [
    index('telephone_orders_of_staff').on(table.staffId),
    check('telephone_orders_note', sql`length(${table.note}) <= 2000`),
  ],
);
