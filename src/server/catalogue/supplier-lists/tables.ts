import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ForeignRates } from '../../../domain/prices/foreign-price.ts';
import type { SupplierMapping, Table } from '../../../domain/prices/supplier-list.ts';
import { users } from '../../account/tables.ts';
import { instant, jsonb } from '../../database/columns.ts';

/** Who supplies the shop, how their price lists are read, and how long their goods take. Names that differ in capitals alone are one supplier, by `key`. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    name: text().notNull(),
    /** Null until the columns of the first list were named. */
    mapping: jsonb().$type<SupplierMapping>(),
    /** Calendar days from an order to the goods; null for the usual time. */
    leadDays: integer(),
  },
  (table) => [check('suppliers_lead_days', sql`${table.leadDays} between 0 and 365`)],
);

/**
 * What staff said that an article number of a supplier is: a product, or null for what the shop does not sell. Products are named without a
 * key, as in their purchase prices.
 */
export const supplierArticles = pgTable(
  'supplier_articles',
  {
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    /** By `articleKey`. */
    article: text().notNull(),
    productId: integer(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.article] })],
);

/** A price list that staff sent, and how many of its prices were entered. */
export const supplierLists = pgTable(
  'supplier_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** Null when they were thrown away. */
    cells: jsonb().$type<Table>(),
    /** By which its foreign prices are converted. */
    rates: jsonb().$type<ForeignRates>().notNull().default({}),
    entered: integer().notNull().default(0),
    /** The plan that was confirmed last: pressed again, it is done already. */
    appliedDigest: text(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    appliedAt: instant(),
  },
  (table) => [
    index('supplier_lists_newest').on(table.createdAt.desc()),
    index('supplier_lists_of_supplier').on(table.supplierId),
    index('supplier_lists_of_staff').on(table.staffId),
  ],
);
