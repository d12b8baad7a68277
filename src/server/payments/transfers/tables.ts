import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../domain/money/money.ts';
import { instant } from '../../database/instant.ts';
import { users } from '../../identity/tables.ts';
import { orders } from '../../orders/tables.ts';

/**
 * Money that went over the shop's account for an order, line by line of the bank's statement: what came, and what was
 * sent back. An order's `heldMinor` is their sum.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The day of the line, ISO 8601. */
    day: text().notNull(),
    /** The bank's own name of the line: it is written down once. */
    reference: text().notNull(),
    /** The member of staff who wrote it down. */
    recordedBy: text()
      .notNull()
      .references(() => users.id),
    recordedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('transfers_line').on(table.orderId, table.direction, table.reference),
    index('transfers_recorded_by').on(table.recordedBy),
    check('transfers_amount_positive', sql`${table.amountMinor} > 0`),
  ],
);
