import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';

/**
 * Pieces that an order took off the shelf, below zero, or gave back. What staff move stands in the log of changes. The order is no reference: it is
 * removed when the law's years are over, and what it moved stays.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    pieces: integer().notNull(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('stock_movements_of_product').on(table.productId, table.id)],
);
