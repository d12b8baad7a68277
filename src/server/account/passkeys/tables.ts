import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { sessions, users } from '../tables.ts';

/** Passkeys (WebAuthn credentials) by which their owners sign in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the authenticator calls it, in base64url. */
    credentialId: text().notNull().unique(),
    /** The COSE key, in base64url. It only verifies: a copy of the database signs nobody in. */
    publicKey: text().notNull(),
    /** How many signatures the authenticator has counted; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator. */
    transports: text().array().notNull(),
    /** What keeps it, as far as it tells. */
    aaguid: uuid().notNull(),
    /** Whether it is kept elsewhere too, and outlives its device. */
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    /** When somebody signed in by it last. */
    usedAt: instant(),
  },
  (table) => [index('passkeys_of_user').on(table.userId, table.createdAt, table.id)],
);

/** What a challenge of a passkey is answered for. */
export const CHALLENGE_PURPOSES = ['register', 'sign-in', 'prove'] as const;

/** Challenges that wait for a passkey's signature, each once; whoever takes one deletes it. Here are hashes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** Whose it is; who is about to sign in has none yet. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    // A session has one of each: what it asks for anew replaces what it had.
    unique('passkey_challenges_of_session').on(table.sessionId, table.purpose),
    index('passkey_challenges_expiry').on(table.expiresAt),
    check('passkey_challenges_bound', sql`(${table.purpose} = 'sign-in') = (${table.sessionId} is null)`),
  ],
);
