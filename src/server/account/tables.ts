import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { LINK_PURPOSES } from '../../domain/account/account-link.ts';
import { CONSENT_TOPICS } from '../../domain/account/communication-preferences.ts';
import { ROLES } from '../../domain/account/role.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { ADDRESS_TYPES } from '../../domain/account/saved-address.ts';
import type { Country } from '../../domain/contact-data/countries.ts';
import { instant } from '../database/columns.ts';

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/**
 * Accounts. An e-mail address belongs to the one account whose owner has confirmed it; until then an account only claims
 * it, and any number may, so that registering tells nobody whether an address has an account
 * ([0043](../../../docs/decisions/0043-several-accounts-may-claim-an-address.md)).
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text(),
    birthDate: date(),
    locale: text().$type<Locale>().notNull().default('uk'),
    role: text({ enum: ROLES }).notNull().default('customer'),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    uniqueIndex('users_owned_email')
      .on(table.email)
      .where(sql`${table.emailVerified}`),
    index('users_email').on(table.email, table.createdAt),
    // Whoever works here can be written to (R25).
    check('users_staff_confirmed', sql`${table.role} = 'customer' or ${table.emailVerified}`),
  ],
);

/** Browsers that are signed in. The cookie carries the token, signed. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the browser keeps the cookie when it is closed. */
    isRemembered: boolean().notNull().default(true),
    /** How the person proved who they are: `password`, `passkey`, or a provider's name. */
    method: text().notNull().default('password'),
    /** Nobody is signed in by this session until the second factor is given (R22). */
    awaitsSecondFactor: boolean().notNull().default(false),
    /** When the second factor was given, or stood for by a trusted browser; null for not at all. */
    secondFactorAt: timestamp({ withTimezone: true }),
    /** When the person last proved who they are. */
    authenticatedAt: at(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: at(),
    /** When it was last prolonged. */
    updatedAt: at(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** How one may sign in to an account: `credential` by its password, others through a provider that knows the person as `accountId`. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    /** Of a provider: the address that it vouched for, to tell such accounts apart. */
    email: text(),
    password: text(),
    passwordChangedAt: timestamp({ withTimezone: true }),
    createdAt: at(),
    /** Of a provider: when somebody signed in by it last. */
    usedAt: timestamp({ withTimezone: true }),
    updatedAt: at(),
  },
  (table) => [
    unique('accounts_of_user').on(table.userId, table.providerId),
    unique('accounts_of_provider').on(table.providerId, table.accountId),
  ],
);

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

/** What came of a try to sign in. */
export const SIGN_IN_OUTCOMES = ['signed-in', 'wrong-password', 'wrong-code', 'passkey-refused'] as const;

/** The login history (C §3): tries to sign in to an account. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outcome: text({ enum: SIGN_IN_OUTCOMES }).notNull(),
    /** `password`, `passkey`, or a provider's name. */
    method: text().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** ISO 3166-1 alpha-2; null where the address tells none. */
    country: text(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('sign_ins_of_user').on(table.userId, table.id)],
);

/** What a customer agreed to, as it stood then: the document, its version and language (GDPR Art. 7(1)). */
export const acceptances = pgTable(
  'acceptances',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text().notNull(),
    version: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('acceptances_of_user').on(table.userId)],
);

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

/** The addresses that customers have saved (C §3): each once, and one of a customer's the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    type: text({ enum: ADDRESS_TYPES }).notNull(),
    fullName: text().notNull(),
    street: text().notNull(),
    /** This, the postcode and the phone may be left out; the first two are empty then. */
    apartment: text().notNull(),
    city: text().notNull(),
    postalCode: text().notNull(),
    country: text().$type<Country>().notNull(),
    /** E.164. */
    phone: text(),
    isDefault: boolean().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('addresses_of_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    // The same place for the same person is one address, whatever it is called.
    unique('addresses_once')
      .on(
        table.userId,
        table.type,
        table.fullName,
        table.street,
        table.apartment,
        table.city,
        table.postalCode,
        table.country,
        table.phone,
      )
      .nullsNotDistinct(),
  ],
);

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

/** What happened to a consent: it was asked for, it was given by the link of an e-mail, it was withdrawn. */
const CONSENT_ACTS = ['asked', 'given', 'withdrawn'] as const;

/** The log of consents to advertising (GDPR Art. 7(1)): rows are added, and none is changed. It holds no network address. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: CONSENT_TOPICS }).notNull(),
    act: text({ enum: CONSENT_ACTS }).notNull(),
    /** Where it was done: in the profile, or by a link of an e-mail. */
    way: text({ enum: ['profile', 'link'] }).notNull(),
    /** The account's address at that time, which the link was sent to. */
    email: text().notNull(),
    /** What the customer read beside the box, its version and language; a withdrawal has no words. */
    wording: text(),
    version: text(),
    locale: text().$type<Locale>(),
    /** The one-time link that asks for it, or gave it. */
    linkId: uuid(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('consents_of_user').on(table.userId, table.topic, table.id),
    check(
      'consents_worded',
      sql`${table.act} = 'withdrawn' or (${table.wording} is not null and ${table.version} is not null and ${table.locale} is not null and ${table.linkId} is not null)`,
    ),
  ],
);

/**
 * What customers want to be written of (C §3); who has no row has chosen nothing. Advertising names the consent that it rests on, so
 * that none is on without one; null for off.
 */
export const communicationPreferences = pgTable('communication_preferences', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  emailEnabled: boolean().notNull(),
  emailOrders: boolean().notNull(),
  emailLeases: boolean().notNull(),
  emailMarketing: bigint({ mode: 'number' }).references(() => consents.id),
  emailNewsletter: bigint({ mode: 'number' }).references(() => consents.id),
  smsEnabled: boolean().notNull(),
  smsOrders: boolean().notNull(),
  smsLeases: boolean().notNull(),
  smsMarketing: bigint({ mode: 'number' }).references(() => consents.id),
  updatedAt: instant()
    .notNull()
    .default(sql`now()`),
});

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
