import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ROLES } from '../../domain/account/role.ts';
import type { Locale } from '../../domain/locale/locale.ts';

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
