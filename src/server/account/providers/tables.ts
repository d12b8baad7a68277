import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PersonName } from '../../../domain/account/provider-person.ts';
import type { Region } from '../../../domain/locale/locale.ts';
import { instant, jsonb } from '../../database/columns.ts';
import type { ProviderAnswer } from '../../ports/openid-provider.ts';
import { users } from '../tables.ts';

/** Why somebody is sent to a provider: to sign in, to link it to the account, or to prove again who they are. */
export const VISIT_PURPOSES = ['sign-in', 'link', 'prove'] as const;

/** What follows a visit to a provider, whatever comes of it. */
const aim = () => ({
  region: text().$type<Region>().notNull(),
  /** A path of the shop; null for the usual one. */
  target: text(),
  isRemembered: boolean().notNull(),
  /** The version of the terms that stood beside the button. */
  termsVersion: text().notNull(),
});

/**
 * Visits to OpenID providers that are under way: a row for each, found by the hash of its state, and good for the browser alone whose
 * cookie has the other hash. Using it deletes it.
 */
export const providerVisits = pgTable(
  'provider_visits',
  {
    stateHash: text().primaryKey(),
    browserHash: text().notNull(),
    provider: text().notNull(),
    purpose: text({ enum: VISIT_PURPOSES }).notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    ...aim(),
    /** Whose account is meant, where that is known before. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** What the provider's page posted: kept until the browser comes by itself, so that no address repeats it. */
    posted: jsonb().$type<{ readonly answer: ProviderAnswer; readonly told: PersonName | null }>(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('provider_visits_expiry').on(table.expiresAt),
    index('provider_visits_of_user').on(table.userId),
  ],
);

/**
 * People whom a provider has named and no account knows yet: either their address belongs to an account, and they have to show
 * that it is theirs, or the provider told none. The browser's cookie holds the token.
 */
export const pendingLinks = pgTable(
  'pending_links',
  {
    tokenHash: text().primaryKey(),
    provider: text().notNull(),
    subject: text().notNull(),
    /** Null where the provider told none. */
    email: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Whose the address is; null where an account is to be made. */
    ownerId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The e-mail's link by which the owner may show it. */
    linkId: uuid(),
    ...aim(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('pending_links_expiry').on(table.expiresAt),
    index('pending_links_of_owner').on(table.ownerId),
  ],
);
