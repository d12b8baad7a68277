import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { COVERAGES } from '../../domain/warranties/warranty.ts';
import { users } from '../account/tables.ts';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';
import { orderItems, orders } from '../orders/tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** The serial numbers of the pieces of a bought line, as staff wrote them down; no two pieces of a product have the same. */
export const itemSerials = pgTable(
  'item_serials',
  {
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** As `readSerial` keeps it. */
    serial: text().notNull(),
    /** Its place in the list, from 0. */
    position: integer().notNull(),
    /** The member of staff; null once the account is deleted. */
    recordedBy: text().references(() => users.id, { onDelete: 'set null' }),
    recordedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.orderItemId, table.serial] }),
    unique('item_serials_of_product').on(table.productId, table.serial),
    index('item_serials_recorded_by')
      .on(table.recordedBy)
      .where(sql`${table.recordedBy} is not null`),
    check('item_serials_not_empty', sql`${table.serial} <> ''`),
  ],
);

/** Records of the installation of an order's goods (C §3), written by its customer or by staff. */
export const installations = pgTable(
  'installations',
  {
    /** Came with the form: sent twice, it is one. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    installedOn: date({ mode: 'string' }).notNull(),
    /** A person or a company. */
    installer: text().notNull(),
    address: text().notNull(),
    /** E.164. */
    phone: text(),
    note: text(),
    /** Who wrote it: `customer:{id}`, `staff:{id}`. */
    actor: text().notNull(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index('installations_of_order').on(table.orderId, table.installedOn, table.id)],
);

/**
 * When customers are reminded that a warranty ends: a row for each coverage of a line, which a trigger writes when the order arrives (migration
 * 0073), so that the chore reads what is due alone.
 */
export const warrantyReminders = pgTable(
  'warranty_reminders',
  {
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    coverage: text({ enum: COVERAGES }).notNull(),
    /** The day, ISO 8601. */
    remindOn: date({ mode: 'string' }).notNull(),
    /** When that was done, or found to be needless; null before. */
    doneAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.orderItemId, table.coverage] }),
    index('warranty_reminders_due')
      .on(table.remindOn)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Completed repairs under a warranty, which last so much longer; of one piece none overlap (exclusion constraint, migration 0078). */
export const warrantyRepairs = pgTable(
  'warranty_repairs',
  {
    /** Came with the form: sent twice, it is one. */
    id: uuid().primaryKey(),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    /** The piece, as `readSerial` keeps it; empty for one that is not named. */
    serial: text().notNull(),
    cameOn: date({ mode: 'string' }).notNull(),
    returnedOn: date({ mode: 'string' }).notNull(),
    /** What was done, in words that the customer reads. */
    note: text(),
    /** The member of staff; null once the account is deleted. */
    recordedBy: text().references(() => users.id, { onDelete: 'set null' }),
    recordedAt: at(),
  },
  (table) => [
    index('warranty_repairs_of_item').on(table.orderItemId, table.cameOn),
    index('warranty_repairs_recorded_by')
      .on(table.recordedBy)
      .where(sql`${table.recordedBy} is not null`),
    check('warranty_repairs_days', sql`${table.cameOn} <= ${table.returnedOn}`),
  ],
);
