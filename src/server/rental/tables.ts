import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { orderItems } from '../orders/tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** A rental line's own life; requested without dates until machines are booked by calendar. */
export const leases = pgTable(
  'leases',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderItemId: uuid()
      .notNull()
      .unique()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    status: text().notNull().default('PENDING'),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index('leases_status').on(table.status)],
);
