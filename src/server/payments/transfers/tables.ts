import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Currency } from '../../../domain/money/money.ts';
import { instant } from '../../database/columns.ts';
import { users } from '../../account/tables.ts';
import { orders } from '../../orders/tables.ts';

/** What tells a line from another, as the indexes know it. */
export const foldedReference = (columns: {
  readonly referenceKey: SQLWrapper;
  readonly reference: SQLWrapper;
}): SQL => sql`coalesce(${columns.referenceKey}, ${columns.reference})`;

/**
 * Money that went over the shop's account for an order, line by line of the bank's statement: what came, and what was
 * sent back. An order's `heldMinor` is their sum. No line is deleted, nor is what it says changed: one written by mistake falls
 * together with a counter-line that undoes it.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    /** A line of the bank's statement, or the worth of exchanged goods that was moved between two orders: no bank knows of that. */
    kind: text({ enum: ['statement', 'exchange'] })
      .notNull()
      .default('statement'),
    /** Positive; what a counter-line takes back is negative. */
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The day of the line, ISO 8601. */
    day: text().notNull(),
    /** The bank's own name of the line: it is written down once for its order, and for another only if staff say so. */
    reference: text().notNull(),
    /**
     * The same folded (`foldReference`), by which lines are told apart. Null only where a program that did not know of it yet
     * wrote the line during an update, which then is told apart by `reference` alone.
     */
    referenceKey: text(),
    /** The line that this one undoes; null for a line of the statement. */
    reverses: uuid()
      .unique()
      .references((): AnyPgColumn => transfers.id, { onDelete: 'cascade' }),
    /** Why it was undone; null for a line of the statement. */
    note: text(),
    /** Whether it counts by itself: neither a counter-line nor undone by one. Its reference is free again then. */
    isStanding: boolean().notNull().default(true),
    /** The member of staff who wrote it down. */
    recordedBy: text()
      .notNull()
      .references(() => users.id),
    recordedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('transfers_line')
      .on(table.orderId, table.direction, foldedReference(table))
      .where(sql`${table.isStanding}`),
    index('transfers_of_order').on(table.orderId, table.recordedAt),
    index('transfers_by_reference')
      .on(foldedReference(table))
      .where(sql`${table.isStanding}`),
    index('transfers_recorded_by').on(table.recordedBy),
    check(
      'transfers_amount_sign',
      sql`(${table.reverses} is null) = (${table.amountMinor} > 0) and ${table.amountMinor} <> 0`,
    ),
    check(
      'transfers_counter_line',
      sql`${table.reverses} is null or (${table.note} is not null and not ${table.isStanding})`,
    ),
  ],
);
