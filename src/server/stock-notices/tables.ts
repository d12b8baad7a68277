import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { users } from '../account/tables.ts';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';

/** Who wants to be told, once, that a product can be had again. A row goes when its e-mail is written. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Where a visitor is written to. Of an account it is the address that it had then: it is written to at the one that it has. */
    email: text().notNull(),
    /** Whose account it is in; null for a visitor's. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    currency: text().$type<Currency>().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('stock_notices_once').on(table.productId, sql`lower(${table.email})`),
    index('stock_notices_of_email').on(sql`lower(${table.email})`),
    index('stock_notices_of_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('stock_notices_old').on(table.createdAt),
  ],
);
