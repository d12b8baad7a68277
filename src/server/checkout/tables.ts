import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
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
