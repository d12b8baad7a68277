import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { METHOD_KINDS } from '../../../domain/payments/saved-method.ts';
import { users } from '../../account/tables.ts';
import { instant } from '../../database/columns.ts';
import { PROVIDER_NAMES } from '../../ports/payment-provider.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);
const provider = () => text({ enum: PROVIDER_NAMES }).notNull();

/**
 * Payment methods that customers have saved with providers (C §3): the provider's token, and what tells one from another. No number and
 * no code is ever here (R19). A deleted row leaves its token in `detached_payment_methods` by a trigger, however it was deleted.
 */
export const savedPaymentMethods = pgTable(
  'saved_payment_methods',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider(),
    /** The provider's name of it, encrypted with a key of the shop's. */
    sealedToken: text().notNull(),
    /** By what the provider knows the same card again; null where it does not. */
    fingerprint: text(),
    kind: text({ enum: METHOD_KINDS }).notNull(),
    brand: text().notNull(),
    last4: text(),
    account: text(),
    expiryMonth: integer(),
    expiryYear: integer(),
    isDefault: boolean().notNull().default(false),
    forRecurring: boolean().notNull().default(false),
    /** Whether the months of long rentals are charged to it (C §3). */
    paysRentals: boolean().notNull().default(false),
    createdAt: at(),
  },
  (table) => [
    index('saved_payment_methods_of_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('saved_payment_methods_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    uniqueIndex('saved_payment_methods_pays_rentals')
      .on(table.userId)
      .where(sql`${table.paysRentals}`),
    check('saved_payment_methods_recurring', sql`${table.forRecurring} or not ${table.paysRentals}`),
    unique('saved_payment_methods_same').on(table.userId, table.provider, table.fingerprint),
    check('saved_payment_methods_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
    check('saved_payment_methods_brand', sql`${table.brand} !~ '[0-9]{5}'`),
    check(
      'saved_payment_methods_expiry',
      sql`(${table.expiryMonth} is null) = (${table.expiryYear} is null) and ${table.expiryMonth} between 1 and 12`,
    ),
  ],
);

/** Pages of providers on which customers save a method; the id is the key under which each was opened. */
export const paymentMethodPages = pgTable(
  'payment_method_pages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the account is gone: what is saved then is detached at once. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    provider: provider(),
    /** `ENDED` pages may still become `SAVED`: the provider's word may be late. */
    status: text({ enum: ['OPEN', 'SAVED', 'ENDED'] })
      .notNull()
      .default('OPEN'),
    /** The provider's name of it and its address; null until the provider has answered. */
    reference: text(),
    url: text(),
    expiresAt: instant().notNull(),
    /** When the provider was asked by a customer who came back. */
    checkedAt: instant(),
    /** When the shop asks by itself; null when there is nothing to ask. */
    nextCheckAt: instant(),
    attempts: integer().notNull().default(0),
    createdAt: at(),
  },
  (table) => [
    unique('payment_method_pages_reference').on(table.provider, table.reference),
    index('payment_method_pages_of_user').on(table.userId),
    index('payment_method_pages_created').on(table.createdAt),
    // A second press and a second tab find the same page.
    uniqueIndex('payment_method_pages_one_open')
      .on(table.userId)
      .where(sql`${table.status} = 'OPEN'`),
    index('payment_method_pages_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** Tokens of methods that are saved no more, until their provider has forgotten them too. */
export const detachedPaymentMethods = pgTable(
  'detached_payment_methods',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: provider(),
    sealedToken: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at(),
    /** What the last attempt failed by; null without one. */
    failure: text(),
    createdAt: at(),
  },
  (table) => [index('detached_payment_methods_due').on(table.nextAttemptAt)],
);
