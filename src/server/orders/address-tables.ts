import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from './tables.ts';

/** Where staff look for the order of a person: names, address and telephone of who receives it, in lower case. */
export const recipientFoundIn = (table: Record<'firstName' | 'lastName' | 'email' | 'phone', AnyPgColumn>) =>
  sql`lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email} || ' ' || ${table.phone})`;

/** Where an order goes and whom it is billed to, as they were typed that day. */
export const orderAddresses = pgTable(
  'order_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['shipping', 'billing'] }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    postalCode: text().notNull(),
    country: text().notNull(),
    /** Whom the order is invoiced to, where that is a company; its number as `readTaxNumber` keeps it. */
    company: text(),
    taxNumber: text(),
  },
  (table) => [
    unique('order_addresses_kind').on(table.orderId, table.kind),
    check(
      'order_addresses_company_whole',
      sql`(${table.company} is null) = (${table.taxNumber} is null) and (${table.company} is null or ${table.kind} = 'billing')`,
    ),
    index('order_addresses_email').on(sql`lower(${table.email})`),
    index('order_addresses_found')
      .using('gin', sql`${recipientFoundIn(table)} gin_trgm_ops`)
      .where(sql`${table.kind} = 'shipping'`),
  ],
);
