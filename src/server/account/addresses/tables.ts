import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ADDRESS_TYPES } from '../../../domain/account/saved-address.ts';
import type { Country } from '../../../domain/contact-data/countries.ts';
import { instant } from '../../database/columns.ts';
import { users } from '../tables.ts';

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
