import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Rows that a chore failed on: each is left alone until its next attempt, so that it stops no other row. */
export const choreFailures = pgTable(
  'chore_failures',
  {
    /** The chore's name. */
    chore: text().notNull(),
    /** The row's id. */
    subject: text().notNull(),
    attempts: integer().notNull().default(1),
    failedAt: instant()
      .notNull()
      .default(sql`now()`),
    nextAttemptAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chore, table.subject] })],
);
