import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';
import { users } from '../account/tables.ts';

/** The favourites of customers (R16): a product is on a list once. */
export const favourites = pgTable(
  'favourites',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('favourites_newest').on(table.userId, table.addedAt.desc(), table.productId),
    index('favourites_product').on(table.productId),
  ],
);
