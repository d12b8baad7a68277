import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../domain/money/money.ts';
import { instant } from '../../database/columns.ts';

/**
 * What products cost the shop: a piece without tax, from a day on. A row is never changed (trigger `product_purchase_prices_stay`); one that was entered
 * by mistake is taken away. It outlives a product that is replaced, so it names products without a key.
 */
export const purchasePrices = pgTable(
  'product_purchase_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    /** The first day on which it holds, in Kyiv. */
    day: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    minor: bigint({ mode: 'number' }).notNull(),
    supplier: text().notNull(),
    /** The price list or table of products that entered it, which is forgotten earlier, so without a key; null for one that was typed. */
    listId: uuid(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('product_purchase_prices_day').on(table.productId, table.day.desc().nullsFirst()),
    index('product_purchase_prices_of_list')
      .on(table.listId)
      .where(sql`${table.listId} is not null`),
    check('product_purchase_prices_positive', sql`${table.minor} > 0`),
    check('product_purchase_prices_currency', sql`${table.currency} in ('UAH', 'PLN')`),
    check('product_purchase_prices_supplier', sql`length(${table.supplier}) between 1 and 120`),
  ],
);
