import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ROLES, type StaffArea } from '../../domain/account/role.ts';
import { ADDRESS_TYPES } from '../../domain/account/saved-address.ts';
import type { Country } from '../../domain/contact-data/countries.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { instant } from '../database/columns.ts';

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Where staff look for a customer: names, address and telephone, in lower case. */
export const foundIn = (table: Record<'name' | 'firstName' | 'lastName' | 'email' | 'phone', AnyPgColumn>) =>
  sql`lower(${table.name} || ' ' || ${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email} || ' ' || coalesce(${table.phone}, ''))`;

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
    /** The areas of the back office that were chosen for who works here; null while nobody chose: then all that can be. */
    staffAreas: text().array().$type<StaffArea[]>(),
    /** Browsers that were signed in before it are strangers' again: the owner ended all other sessions then. Null for never. */
    strangersBefore: timestamp({ withTimezone: true }),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    uniqueIndex('users_owned_email')
      .on(table.email)
      .where(sql`${table.emailVerified}`),
    index('users_email').on(table.email, table.createdAt),
    index('users_newest').on(table.createdAt, table.id),
    index('users_found').using('gin', sql`${foundIn(table)} gin_trgm_ops`),
    // Whoever works here can be written to (R25).
    check('users_staff_confirmed', sql`${table.role} = 'customer' or ${table.emailVerified}`),
  ],
);

/** Accounts that went up in another, by ids that are nobody's any more: links of e-mails that were sent to them name these. */
export const joinedAccounts = pgTable(
  'joined_accounts',
  {
    formerId: text().primaryKey(),
    /** Whose it is now. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('joined_accounts_of_user').on(table.userId)],
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
