import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Calls counted per subject (address or account) and window; shared by every instance of the shop. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
);
