import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../domain/money/money.ts';
import { instant } from '../../database/columns.ts';

/** Pieces and their price after discounts, without tax, in minor units; a price that had its tax inside has a fraction. */
const sold = () => ({
  orders: integer().notNull(),
  pieces: integer().notNull(),
  netMinor: numeric({ mode: 'string', precision: 20, scale: 6 }).notNull(),
});

/** What was sold on a day of its market that is over: a day that has no row is counted from its orders. */
export const salesOfDays = pgTable(
  'sales_of_days',
  { currency: text().$type<Currency>().notNull(), day: date({ mode: 'string' }).notNull(), ...sold() },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

/** The same by product. Not bound to the products: their numbers are never given again, and orders keep them. */
export const salesOfProducts = pgTable(
  'sales_of_products',
  {
    currency: text().$type<Currency>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    productId: integer().notNull(),
    ...sold(),
    /** The pieces that were not rented. */
    bought: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.day, table.productId] }),
    check('sales_of_products_bought', sql`${table.bought} between 0 and ${table.pieces}`),
  ],
);

/**
 * Orders of past days that came, went or were cancelled after their day: that day's sums are not true until they are counted again. Triggers of
 * `orders` and `order_items` write it (migration 0119); rows of one day may be many, so that no cancellation waits for another.
 */
export const salesChanges = pgTable(
  'sales_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    currency: text().$type<Currency>().notNull(),
    placedAt: instant().notNull(),
  },
  (table) => [index('sales_changes_placed').on(table.currency, table.placedAt)],
);
