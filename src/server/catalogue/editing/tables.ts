import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { TextPart } from '../../../domain/catalogue/editing/outdated-texts.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { PRICE_ROUNDINGS, type PriceRounding } from '../../../domain/prices/price-rounding.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { instant } from '../../database/columns.ts';
import { products } from '../tables.ts';

/** When products are published and taken off by themselves; what was done is not in it any more. */
export const productSchedules = pgTable(
  'product_schedules',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    publishFrom: instant(),
    publishUntil: instant(),
  },
  (table) => [
    check('product_schedules_in_order', sql`${table.publishUntil} > ${table.publishFrom}`),
    check('product_schedules_say_when', sql`num_nonnulls(${table.publishFrom}, ${table.publishUntil}) > 0`),
  ],
);

/**
 * What staff want to stand first among what goes together with a product, and what they do not want there. By article number, as the parts of sets are
 * (`productContents`): what the shop does not have, or not just now, is passed over, and a product that gets another article number is followed.
 */
export const productCompanions = pgTable(
  'product_companions',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    articleNumber: text().notNull(),
    /** Its place from 0 on; null for what does not stand there. */
    place: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.articleNumber] }),
    unique('product_companions_place').on(table.productId, table.place),
    check('product_companions_place_not_negative', sql`${table.place} >= 0`),
  ],
);

/** Texts of products that stayed as they were when staff changed them in another language; see `outdatedAfter`. */
export const outdatedTexts = pgTable(
  'outdated_texts',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    part: text().$type<TextPart>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** The language that was changed. */
    source: text().$type<Locale>().notNull(),
    /** What it said when the text of `locale` was last right. */
    said: text().notNull(),
    since: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.part, table.locale, table.source] }),
    check('outdated_texts_of_another_language', sql`${table.source} <> ${table.locale}`),
  ],
);

/** How prices that are changed by a per cent are rounded; a currency without a row is rounded to its minor unit. */
export const priceRoundings = pgTable(
  'price_roundings',
  {
    currency: text().$type<Currency>().primaryKey(),
    rounding: text().$type<PriceRounding>().notNull(),
  },
  (table) => [
    check('price_roundings_currency', sql`${table.currency} in ('UAH', 'PLN')`),
    check(
      'price_roundings_rounding',
      sql`${table.rounding} in (${sql.raw(PRICE_ROUNDINGS.map((each) => `'${each}'`).join(', '))})`,
    ),
  ],
);
