import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../tables.ts';

/**
 * Programs that show one-time codes for an account (R22, RFC 6238), one of each. Until the owner has shown by a code that it
 * works, `enabledAt` is null and nobody is asked for codes.
 */
export const authenticators = pgTable('authenticators', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted with a key of the shop's. */
  sealedSecret: text().notNull(),
  /** The step of 30 seconds whose code was taken last: neither it nor an earlier one is taken again. */
  lastStep: bigint({ mode: 'number' }),
  enabledAt: instant(),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
  /** The secret that takes the place of the enabled one once a code of it was given, encrypted too; and since when it is shown. */
  nextSecret: text(),
  nextSince: instant(),
});

/** Codes that stand for the authenticator, each once; kept as hashes of random text too long to guess. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Browsers that an account's owner asked not to ask for a code; the cookie holds the token, here is its hash. */
export const trustedBrowsers = pgTable(
  'trusted_browsers',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    userAgent: text(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('trusted_browsers_expiry').on(table.expiresAt),
  ],
);
