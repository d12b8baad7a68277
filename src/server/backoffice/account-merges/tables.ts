import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { instant } from '../../database/columns.ts';

/**
 * Accounts that an admin proposed to merge, until both owners have agreed, one has refused, or the days are over. It goes with
 * either account; what was done stands in the log.
 */
export const accountMerges = pgTable(
  'account_merges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account that goes. */
    fromId: text()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account that stays. */
    intoId: text()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    why: text().notNull(),
    /** The admin; null for who worked here once. */
    proposedBy: text().references(() => users.id, { onDelete: 'set null' }),
    proposedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Until when the owners can agree. */
    expiresAt: instant().notNull(),
    fromAgreedAt: instant(),
    intoAgreedAt: instant(),
  },
  (table) => [
    index('account_merges_of_staff').on(table.proposedBy),
    check('account_merges_of_two', sql`${table.fromId} <> ${table.intoId}`),
    check('account_merges_why', sql`length(${table.why}) between 1 and 500`),
  ],
);
