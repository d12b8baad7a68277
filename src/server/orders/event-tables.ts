import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { orders } from './tables.ts';

/** What happened to an order: each change of state with who, when and why. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: text(),
    toStatus: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
