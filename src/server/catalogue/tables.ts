import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { byteText, instant, jsonb } from '../database/columns.ts';
import { CONTENTS_UNITS } from '../../domain/catalogue/set-contents.ts';
import type { ProductField } from '../../domain/catalogue/editing/product-fields.ts';
import type { AltTexts } from '../../domain/catalogue/editing/product-pictures.ts';
import type { ProductMakers } from '../../domain/catalogue/product.ts';
import type { MenuGroup } from '../../domain/catalogue/categories.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/**
 * Categories as the menus, listings and the API show them; ids are the specification's (R11). `position` orders them all: the groups of the menu
 * stand in the order of their first categories.
 */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  parentId: integer().references((): AnyPgColumn => categories.id),
  menuGroup: text().$type<MenuGroup>().notNull(),
  position: integer().notNull(),
  picture: text().notNull(),
  kind: text({ enum: ['purchase', 'rental'] }).notNull(),
  isInMenu: boolean().notNull().default(false),
  /** Its place among the tiles of the home page; null for none. */
  homePlace: integer(),
  /** Whether staff hid it; it is listed all the same while it holds a published product, see `isListed`. */
  isHidden: boolean().notNull().default(false),
  createdAt: at(),
  updatedAt: at(),
  publishedAt: at(),
});

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

/**
 * Goods and rental machines. `stock` counts pieces that may still be sold; of what is only rented (kind `rental`) it is `rentalStock`. Never
 * below zero.
 */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    articleNumber: text().notNull().unique(),
    brand: text().notNull(),
    kind: text({ enum: ['purchase', 'rental'] }).notNull(),
    /** Whether its kind is only its category's so far: its first prices decide it. */
    isKindOpen: boolean().notNull().default(false),
    /** The fields that have to say something before it is published, see `missingFields`; its picture is none of them. */
    missing: text().array().$type<readonly ProductField[]>().notNull().default([]),
    pictures: text().array().notNull(),
    /** What staff wrote to be read instead of a picture, by its name; also of such as were taken away and may come back. */
    pictureTexts: jsonb().$type<Readonly<Record<string, AltTexts>>>().notNull().default({}),
    /** Whether staff chose its pictures: then a later start of the shop leaves them alone. */
    hasChosenPictures: boolean().notNull().default(false),
    stock: integer().notNull(),
    /** How many machines of it one market can rent out at most, kept by a trigger (migration 0067); beside a stock for sale it makes a product sold and rented. */
    rentalStock: integer().notNull().default(0),
    warrantyMonths: integer().notNull(),
    /** Calendar days from an order at its supplier to the goods; null for the supplier's. For staff alone. */
    leadDays: integer(),
    /** Whether the days of its rental are charged as they are, without the best-price rule (R15). */
    isExactRental: boolean().notNull().default(false),
    /** Who made it and who answers for it in the EU; null while not known. */
    makers: jsonb().$type<ProductMakers>(),
    /** How many published reviews give one star, two, … five; null without any. Kept by a trigger (migration 0078). */
    ratings: integer().array(),
    createdAt: at(),
    updatedAt: at(),
    publishedAt: instant().default(sql`now()`),
  },
  (table) => [
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_rental_stock_not_negative', sql`${table.rentalStock} >= 0`),
    check('products_warranty_not_negative', sql`${table.warrantyMonths} >= 0`),
    check(
      'products_published_complete',
      sql`${table.publishedAt} is null or cardinality(${table.missing}) = 0`,
    ),
    check('products_lead_days', sql`${table.leadDays} between 0 and 365`),
    index('products_category').on(table.categoryId, table.id),
    index('products_stock').on(table.stock, table.id),
    index('products_updated').on(table.updatedAt, table.id),
    // How many can be had is counted by the few that cannot: an order writes here only what it sells out.
    index('products_sold_out')
      .on(table.categoryId)
      .where(sql`${table.stock} = 0 and ${table.publishedAt} is not null`),
    index('products_incomplete')
      .on(table.id)
      .where(
        sql`${table.publishedAt} is null and (cardinality(${table.missing}) > 0 or cardinality(${table.pictures}) = 0)`,
      ),
  ],
);

/** What the shop says of a product in one language, and the normalised forms that search reads. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    /** What names of the language are put in order by; see nameKey. */
    nameKey: byteText().notNull().default(''),
    summary: text().notNull(),
    description: text().notNull(),
    /** The printed specifications, one `label: value` a line. */
    specificationText: text().notNull(),
    /** The line under the name on a card; see cardFacts. Null until it is printed. */
    facts: text(),
    /** Normalised name, brand and article number. */
    searchName: text().notNull(),
    /** Normalised text of every field that S §5 names. */
    searchText: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index('product_texts_without_key')
      .on(table.productId)
      .where(sql`${table.nameKey} = ''`),
    index('product_texts_name_start').on(sql`left(${table.searchName}, 60) collate "C"`, table.productId),
    index('product_texts_name_words').using(
      'gin',
      sql`(array_to_tsvector(string_to_array(${table.searchName}, ' ')))`,
    ),
    index('product_texts_words').using(
      'gin',
      sql`(array_to_tsvector(string_to_array(${table.searchText}, ' ')))`,
    ),
  ],
);

/** The price list: minor units without tax, per currency, to buy or for a rental block of 1, 7 or 30 days. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    term: text({ enum: ['sale', 'day', 'week', 'month'] }).notNull(),
    minor: bigint({ mode: 'number' }).notNull(),
    /** While a reduction runs, the lowest price of the 30 days before it began; null otherwise. */
    referenceMinor: bigint({ mode: 'number' }),
    /** Whether it was converted at the stored rate because the shop set no price in this currency (R7). */
    converted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.currency, table.term] }),
    check('product_prices_positive', sql`${table.minor} > 0`),
    check('product_prices_reduced', sql`${table.referenceMinor} > ${table.minor}`),
    check('product_prices_currency', sql`${table.currency} in ('UAH', 'PLN')`),
    index('product_prices_by_price').on(table.currency, table.term, table.minor, table.productId),
  ],
);

/** One spec of a product: a number in the unit of its key, or a choice or neutral text. */
export const productSpecifications = pgTable(
  'product_specifications',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    number: doublePrecision(),
    text: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.key] }),
    check('product_specifications_one_value', sql`(${table.number} is null) <> (${table.text} is null)`),
    index('product_specifications_number').on(table.key, table.number, table.productId),
    index('product_specifications_text').on(table.key, table.text, table.productId),
  ],
);

/**
 * The parts of a set. A part of the shop's own catalogue is named by its article number, not by its id: the set outlives a product that is
 * taken off and put back, and follows one whose article number changes (trigger `follow_article`). Any other part is said in words.
 */
export const productContents = pgTable(
  'product_contents',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    articleNumber: text(),
    name: jsonb().$type<Localized>(),
    quantity: integer().notNull(),
    unit: text({ enum: CONTENTS_UNITS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    check('product_contents_one_name', sql`num_nonnulls(${table.articleNumber}, ${table.name}) = 1`),
    check('product_contents_quantity', sql`${table.quantity} > 0`),
    check('product_contents_unit', sql`${table.unit} in ('piece', 'metre', 'kit')`),
  ],
);

/** Rates by which a price that is missing in a currency is converted (R7): millionths of `quote` for one `base`. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    base: text().$type<Currency>().notNull(),
    quote: text().$type<Currency>().notNull(),
    ratePerUnitE6: bigint({ mode: 'number' }).notNull(),
    date: text().notNull(),
    source: text().notNull(),
  },
  (table) => [
    unique('exchange_rates_day').on(table.base, table.quote, table.date),
    check('exchange_rates_positive', sql`${table.ratePerUnitE6} > 0`),
  ],
);
