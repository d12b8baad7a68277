import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { KeptLine } from '../../domain/cart/cart-item.ts';
import { instant, jsonb } from '../database/columns.ts';
import { users } from '../account/tables.ts';

/**
 * The cart of each customer (R24b). It is read and written whole, so its lines are one value; `revision` counts its
 * changes. Names and prices are the catalogue's.
 */
export const carts = pgTable(
  'carts',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    lines: jsonb().$type<readonly KeptLine[]>().notNull(),
    /** Tokens of the visitors' carts that were taken in, the latest last. */
    mergedTokens: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check('carts_lines_are_few', sql`jsonb_array_length(${table.lines}) <= 100`),
    check('carts_revision_counts_up', sql`${table.revision} >= 0`),
  ],
);
