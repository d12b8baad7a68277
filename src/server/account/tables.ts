import { boolean, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ROLES } from '../../domain/account/role.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { ADDRESS_TYPES } from '../../domain/account/saved-address.ts';
import type { Country } from '../../domain/contact-data/countries.ts';
import { instant } from '../database/columns.ts';

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Who may sign in. The identity service writes these four tables; their keys are its own. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  phone: text(),
  locale: text().$type<Locale>().notNull().default('uk'),
  role: text({ enum: ROLES }).notNull().default('customer'),
  createdAt: at(),
  updatedAt: at(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    password: text(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
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
