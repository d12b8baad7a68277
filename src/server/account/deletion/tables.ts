import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../domain/locale/locale.ts';
import { instant } from '../../database/columns.ts';

/**
 * Deletions of accounts that were asked for (GDPR Art. 17), and those that are done. It names accounts without a key, because it outlives
 * them: the id is nobody's then.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text().primaryKey(),
    /** Of the page that it was asked for on; the e-mails are written in it. */
    locale: text().$type<Locale>().notNull(),
    requestedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Until then the owner may change their mind. */
    dueAt: instant().notNull(),
    /** When it is tried next: on its day, and again every hour while orders are open. */
    nextAttemptAt: instant().notNull(),
    /** When its owner was told that orders are open; null before. */
    postponedAt: instant(),
    /** When the account was erased; null before. */
    erasedAt: instant(),
    /** Keys of the files of an erased account that are still to be removed; null when that is done, and before. */
    files: text().array(),
  },
  (table) => [
    index('account_deletions_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.erasedAt} is null or ${table.files} is not null`),
    check('account_deletions_files', sql`${table.files} is null or ${table.erasedAt} is not null`),
  ],
);
