import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportProblem, PlannedChange } from '../../../domain/catalogue/editing/import-table.ts';
import { users } from '../../account/tables.ts';
import { instant, jsonb } from '../../database/columns.ts';

/** A table of products that staff sent: what it would change, or why it is not taken; and when it was applied or taken back, once each. */
export const productImports = pgTable('product_imports', {
  id: uuid().primaryKey().defaultRandom(),
  staffId: text().references(() => users.id, { onDelete: 'set null' }),
  fileName: text().notNull(),
  /** Lines that say something, without the header. */
  lines: integer().notNull(),
  /** Products that it would change, and of these the ones that it would add. */
  changed: integer().notNull(),
  added: integer().notNull(),
  problems: jsonb().$type<readonly ImportProblem[]>().notNull(),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
  appliedAt: instant(),
  undoneAt: instant(),
});

/** What a table would change, a row for each product: all in one value would take longer to write than a statement may. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** Among the changes of its table, from 0. */
    position: integer().notNull(),
    change: jsonb().$type<PlannedChange>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
