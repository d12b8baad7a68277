import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale/locale.ts';
import { instant } from '../database/columns.ts';
import { users } from '../account/tables.ts';

/** Each text that staff put in a place; rows are never changed, the newest of a place holds. */
export const messageVersions = pgTable(
  'text_versions',
  {
    locale: text().$type<Locale>().notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    /** Null where the shop's own text was put back. */
    text: text(),
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.locale, table.version] }),
    check('text_versions_sound', sql`${table.version} > 0 and ${table.locale} in ('uk', 'pl', 'en')`),
  ],
);

/** Translations that stayed as they were when staff changed the Ukrainian text; see `outdatedMessagesAfter`. */
export const outdatedMessages = pgTable(
  'outdated_messages',
  {
    key: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** What the Ukrainian text said when the translation was last right. */
    said: text().notNull(),
    since: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.locale] }),
    check('outdated_messages_are_translations', sql`${table.locale} in ('pl', 'en')`),
  ],
);
