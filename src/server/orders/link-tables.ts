import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Requests for the way to an order that nobody has answered yet; right or wrong, each is here for some seconds. */
export const orderLinkRequests = pgTable(
  'order_link_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNumber: text().notNull(),
    email: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('order_link_requests_created').on(table.createdAt)],
);
