import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { COUNTED_PAGES } from '../../domain/backoffice/funnel.ts';
import type { Currency } from '../../domain/money/money.ts';
import { AUTOMATIC_RATES, type OfficialBank } from '../../domain/money/official-rate.ts';
import { users } from '../account/tables.ts';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';
import { orders } from '../orders/tables.ts';

/** Views of a queue that a member of staff keeps under a name, for themselves or for all who may open it. They go with the account. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which queue: the name of its section in the back office. */
    queue: text().notNull(),
    name: text().notNull(),
    /** The query of its address, without the question mark. */
    query: text().notNull(),
    /** Whether colleagues see it. */
    isShared: boolean().notNull().default(false),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('saved_filters_name').on(table.staffId, table.queue, table.name),
    index('saved_filters_of_staff').on(table.staffId, table.queue),
    index('saved_filters_shared')
      .on(table.queue, table.name)
      .where(sql`${table.isShared}`),
  ],
);

/** What every note of staff has. It is written once; one that is wrong is taken away. */
const noteColumns = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Who wrote it; null for who worked here once. */
  staffId: text().references(() => users.id, { onDelete: 'set null' }),
  /** Came with the form: sent twice, it is one. */
  formKey: uuid().notNull().unique(),
  text: text().notNull(),
  at: instant()
    .notNull()
    .default(sql`now()`),
});

/** What staff noted of a customer, for each other. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    ...noteColumns(),
    /** Whom it is about. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('customer_notes_of_user').on(table.userId, table.id),
    index('customer_notes_of_staff').on(table.staffId),
    check('customer_notes_text', sql`length(${table.text}) between 1 and 2000`),
  ],
);

/** What staff noted of an order, for each other. */
export const orderNotes = pgTable(
  'order_notes',
  {
    ...noteColumns(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('order_notes_of_order').on(table.orderId, table.id),
    index('order_notes_of_staff').on(table.staffId),
    check('order_notes_text', sql`length(${table.text}) between 1 and 2000`),
  ],
);

/** Which pages of the back office staff have open, each about one record, and when they saved something on them: for each other's eyes alone. */
export const openPages = pgTable(
  'open_pages',
  {
    /** `openPageOf`. */
    page: text().notNull(),
    staffId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant()
      .notNull()
      .default(sql`now()`),
    seenAt: instant()
      .notNull()
      .default(sql`now()`),
    changedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.staffId] }),
    index('open_pages_of_staff').on(table.staffId),
    index('open_pages_seen').on(table.seenAt),
  ],
);

/** What banks were last asked for their official rate of hryvnias for a złoty, and what they stated; a bank has one row. */
export const officialRates = pgTable(
  'official_rates',
  {
    bank: text().$type<OfficialBank>().primaryKey(),
    /** When an instance last asked, whatever was answered: no other asks for a while. */
    askedAt: instant().notNull(),
    /** When it last answered with a rate; null before it did. */
    answeredAt: instant(),
    /** What it stated last, ISO 8601 and millionths; null before it answered. */
    date: date({ mode: 'string' }),
    ratePerUnitE6: bigint({ mode: 'number' }),
    source: text(),
  },
  (table) => [
    check(
      'official_rates_whole',
      sql`num_nulls(${table.date}, ${table.ratePerUnitE6}, ${table.source}) in (0, 3)`,
    ),
    check('official_rates_positive', sql`${table.ratePerUnitE6} > 0`),
  ],
);

/** Where official rates of a pair of currencies come from by themselves, once staff chose it; until then the settings say it. */
export const automaticRates = pgTable(
  'automatic_rates',
  {
    pair: text({ enum: ['PLN/UAH'] }).primaryKey(),
    automatic: text({ enum: AUTOMATIC_RATES }).notNull(),
  },
  (table) => [
    check('automatic_rates_pair', sql`${table.pair} = 'PLN/UAH'`),
    check(
      'automatic_rates_automatic',
      sql`${table.automatic} in (${sql.raw(AUTOMATIC_RATES.map((each) => `'${each}'`).join(', '))})`,
    ),
  ],
);

/** How often the pages on the way to an order were opened, by the day of their market and the currency that they showed. Of nobody. */
export const pageOpenings = pgTable(
  'page_openings',
  {
    day: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    page: text({ enum: COUNTED_PAGES }).notNull(),
    /** Of a product's page; null for the others. */
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    times: integer().notNull(),
  },
  (table) => [
    unique('page_openings_counted')
      .on(table.day, table.currency, table.page, table.productId)
      .nullsNotDistinct(),
    index('page_openings_product').on(table.productId),
    check('page_openings_times', sql`${table.times} > 0`),
    check('page_openings_product_page', sql`(${table.page} = 'product') = (${table.productId} is not null)`),
  ],
);
