import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LINK_PURPOSES } from '../../domain/account/account-link.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { instant } from '../database/columns.ts';
import { users } from './tables.ts';

/**
 * Links of e-mails that act on an account, each once. The link's secret is a signature of the row's id, made when the e-mail
 * leaves ([0026](../../../docs/decisions/0026-sign-email-links-when-an-email-leaves.md)); here is none.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that it was sent to, which using it proves. */
    email: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('account_links_of_user').on(table.userId, table.purpose),
    index('account_links_expiry').on(table.expiresAt),
  ],
);

/** Requests for a new password, written alike for every address, to be answered by a chore. */
export const passwordResetRequests = pgTable('password_reset_requests', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  createdAt: instant()
    .notNull()
    .default(sql`clock_timestamp()`),
});
