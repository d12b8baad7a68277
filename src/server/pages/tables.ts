import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Arrangement } from '../../domain/pages/arrangement.ts';
import { users } from '../account/tables.ts';
import { instant, jsonb } from '../database/columns.ts';

/**
 * What staff made of the sections of a page: each state that was published, of which the newest holds, and one draft at most. A published row is
 * never changed.
 */
export const pageArrangements = pgTable(
  'page_arrangements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page: text().notNull(),
    /** Which state of the page it is, counted from 1; null while it is a draft. */
    number: integer(),
    /** Null where the page is again as the shop came with it. */
    arrangement: jsonb().$type<Arrangement>(),
    /** Which text of a draft it is, of a number that comes once: a change of another edition is refused. */
    edition: integer().notNull().default(1),
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant()
      .notNull()
      .default(sql`now()`),
    why: text().notNull().default(''),
  },
  (table) => [
    unique('page_arrangements_number').on(table.page, table.number),
    uniqueIndex('page_arrangements_draft')
      .on(table.page)
      .where(sql`${table.number} is null`),
    check('page_arrangements_sound', sql`${table.number} > 0 and ${table.edition} > 0`),
  ],
);
