import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../domain/money/money.ts';
import type { PriceTerm } from '../../../domain/catalogue/product.ts';
import { instant } from '../../database/columns.ts';
import { products } from '../tables.ts';

/**
 * Every price that was ever set, from when on it held. Written by triggers on `product_prices` and by nobody else; the
 * database lets nothing in it be changed. It outlives a product that is replaced, so it names products without a key.
 */
export const productPriceLog = pgTable(
  'product_price_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    term: text().$type<PriceTerm>().notNull(),
    minor: bigint({ mode: 'number' }).notNull(),
    // The moment itself, not the transaction's: two prices of one transaction are told apart.
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('product_price_log_of_price').on(table.productId, table.currency, table.term, table.id)],
);

/**
 * Reductions that staff announced: a lower price to buy, for a time. At its start the price becomes `minor`, at its end
 * `regularMinor` again. Two of one price never overlap (exclusion constraint of the migration).
 */
export const priceReductions = pgTable(
  'price_reductions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    minor: bigint({ mode: 'number' }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When the price was lowered; null before. */
    openedAt: instant(),
    /** The price that was lowered, and comes back; null before. */
    regularMinor: bigint({ mode: 'number' }),
    /** When it was over; null before. */
    closedAt: instant(),
  },
  (table) => [
    index('price_reductions_ahead')
      .on(table.startsAt)
      .where(sql`${table.closedAt} is null`),
    check('price_reductions_positive', sql`${table.minor} > 0`),
    check('price_reductions_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'price_reductions_lowers',
      sql`(${table.openedAt} is null) = (${table.regularMinor} is null) and ${table.minor} < coalesce(${table.regularMinor}, ${table.minor} + 1)`,
    ),
  ],
);
