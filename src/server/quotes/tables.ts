import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Country } from '../../domain/contact-data/countries.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { QUOTE_STATUSES } from '../../domain/quotes/quote.ts';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';
import { users } from '../account/tables.ts';
import { orders } from '../orders/tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);
const minor = () => bigint({ mode: 'number' }).notNull();

/** Each price that staff set for the delivery of a quoted order (R10); rows are never changed, the newest one holds. */
export const deliveryQuotes = pgTable(
  'delivery_quotes',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    shippingMinor: minor(),
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
    note: text(),
    /** `staff:{id}`. */
    actor: text().notNull(),
    createdAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    index('delivery_quotes_newest').on(table.createdAt.desc()),
    check('delivery_quotes_sound', sql`${table.shippingMinor} >= 0 and ${table.version} > 0`),
    check('delivery_quotes_days', sql`${table.minDays} between 1 and ${table.maxDays}`),
  ],
);

/** Numbers of requests for a bulk price; a gap is a refused one. */
export const quoteNumbers = pgSequence('quote_numbers', { startWith: 1001 });

/** A request for a bulk price (R10). */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteNumber: text().notNull().unique(),
    status: text({ enum: QUOTE_STATUSES }).notNull().default('REQUESTED'),
    /** Whose account it is in; null for a visitor's until somebody accepts it. */
    userId: text().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    country: text().$type<Country>().notNull(),
    city: text().notNull(),
    note: text(),
    locale: text().$type<Locale>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The version of the newest offer; 0 before the first. */
    version: integer().notNull().default(0),
    /** The last day of the newest offer. */
    validUntil: date(),
    /** The order that it became, of which there is one. */
    orderId: uuid()
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    /** Names the sending of the form, with what was sent: sent twice it is one request. */
    requestKey: text().notNull().unique(),
    requestHash: text().notNull(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    index('quotes_newest').on(table.createdAt.desc(), table.id),
    index('quotes_by_status').on(table.status, table.createdAt.desc(), table.id),
    index('quotes_of_user').on(table.userId, table.createdAt.desc(), table.id),
    index('quotes_to_expire')
      .on(table.validUntil)
      .where(sql`${table.status} = 'OFFERED'`),
    check('quotes_currency', sql`${table.currency} in ('UAH', 'PLN')`),
    check('quotes_ordered_when_accepted', sql`${table.orderId} is null or ${table.status} = 'ACCEPTED'`),
  ],
);

/** The goods of a request, with name and price of the day. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    articleNumber: text().notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    picture: text().notNull(),
    quantity: integer().notNull(),
    listMinor: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.position] }),
    check('quote_lines_sound', sql`${table.quantity} > 0 and ${table.listMinor} >= 0`),
  ],
);

/** One version of the shop's answer; rows are never changed. */
export const quoteOffers = pgTable(
  'quote_offers',
  {
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    shippingMinor: minor(),
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
    validUntil: date().notNull(),
    note: text(),
    taxRatePercent: text().notNull(),
    taxMode: text({ enum: ['added', 'included'] }).notNull(),
    /** `staff:{id}`. */
    actor: text().notNull(),
    createdAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.version] }),
    check('quote_offers_sound', sql`${table.shippingMinor} >= 0 and ${table.version} > 0`),
    check('quote_offers_days', sql`${table.minDays} between 1 and ${table.maxDays}`),
  ],
);

/** What one piece of each line costs in a version. */
export const quoteOfferLines = pgTable(
  'quote_offer_lines',
  {
    quoteId: uuid().notNull(),
    version: integer().notNull(),
    position: integer().notNull(),
    unitMinor: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.version, table.position] }),
    foreignKey({
      columns: [table.quoteId, table.version],
      foreignColumns: [quoteOffers.quoteId, quoteOffers.version],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.quoteId, table.position],
      foreignColumns: [quoteLines.quoteId, quoteLines.position],
    }).onDelete('cascade'),
    check('quote_offer_lines_sound', sql`${table.unitMinor} >= 0`),
  ],
);

/** What happened to a request: each change of state with who, when and, for a refusal, why. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    toStatus: text({ enum: QUOTE_STATUSES }).notNull(),
    /** `customer:{id}`, `visitor`, `staff:{id}` or `shop`. */
    actor: text().notNull(),
    note: text(),
    at: at(),
  },
  (table) => [index('quote_events_quote').on(table.quoteId, table.id)],
);
