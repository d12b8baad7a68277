import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { instant } from '../database/columns.ts';

/** Views of a queue that a member of staff keeps under a name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which queue: the name of its section in the back office. */
    queue: text().notNull(),
    name: text().notNull(),
    /** The query of its address, without the question mark. */
    query: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('saved_filters_name').on(table.staffId, table.queue, table.name),
    index('saved_filters_of_staff').on(table.staffId, table.queue),
  ],
);
