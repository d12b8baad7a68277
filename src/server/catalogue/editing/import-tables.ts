import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportProblem, PlannedChange } from '../../../domain/catalogue/editing/import-table.ts';
import { users } from '../../account/tables.ts';
import { instant } from '../../database/columns.ts';

/** A table of products that staff sent: what it would change, or why it is not taken; and when it was applied or taken back, once each. */
export const productImports = pgTable('product_imports', {
  id: uuid().primaryKey().defaultRandom(),
  staffId: text().references(() => users.id, { onDelete: 'set null' }),
  fileName: text().notNull(),
  /** Lines that say something, without the header. */
  lines: integer().notNull(),
  changes: jsonb().$type<readonly PlannedChange[]>().notNull(),
  problems: jsonb().$type<readonly ImportProblem[]>().notNull(),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
  appliedAt: instant(),
  undoneAt: instant(),
});
