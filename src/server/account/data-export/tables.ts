import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../domain/locale/locale.ts';
import { instant } from '../../database/columns.ts';
import { users } from '../tables.ts';

/** Requests for an archive of what is known of a person (GDPR Art. 15, 20), to be answered by a chore. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the page that it was asked for on; the e-mail is written in it. */
    locale: text().$type<Locale>().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Whoever has taken it is waited for so long. */
    takenUntil: instant(),
    /** The key of the archive among the files; null, as is the next, until it is made. */
    file: text(),
    readyAt: instant(),
  },
  (table) => [
    index('data_exports_of_user').on(table.userId, table.createdAt),
    // One archive of an account is made at a time.
    uniqueIndex('data_exports_one_under_way')
      .on(table.userId)
      .where(sql`${table.readyAt} is null`),
    index('data_exports_ready').on(table.readyAt),
    check('data_exports_whole', sql`(${table.file} is null) = (${table.readyAt} is null)`),
  ],
);
