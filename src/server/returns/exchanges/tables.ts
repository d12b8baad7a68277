import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ExchangeStatus } from '../../../domain/returns/exchange-status.ts';
import { products } from '../../catalogue/tables.ts';
import { instant } from '../../database/columns.ts';
import { orders } from '../../orders/tables.ts';
import { returns } from '../tables.ts';

/** Numbers of exchanges; a gap is a refused request, never a repeated number. */
export const exchangeNumbers = pgSequence('exchange_numbers', { startWith: 10_001 });

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);
const minor = () => bigint({ mode: 'number' });

/**
 * What a customer gets in place of goods that go back (C §3): beside the return of those goods, which has its lines, its way and its photographs.
 * Its statuses are `EXCHANGE_TRANSITIONS`. Amounts are in minor units of the order's currency.
 */
export const exchanges = pgTable(
  'exchanges',
  {
    returnId: uuid()
      .primaryKey()
      .references(() => returns.id, { onDelete: 'cascade' }),
    number: text()
      .notNull()
      .unique()
      .default(sql`'EXC-' || nextval('exchange_numbers')`),
    status: text().$type<ExchangeStatus>().notNull().default('PENDING'),
    /** The replacement, with the price of one piece as the shop keeps it. */
    productId: integer()
      .notNull()
      .references(() => products.id),
    pieces: integer().notNull(),
    unitMinor: minor().notNull(),
    /** What it comes to with tax and delivery, and what the goods that go back are worth, as the customer was shown. */
    totalMinor: minor().notNull(),
    creditMinor: minor().notNull(),
    shippingMinor: minor().notNull(),
    /** Through which day that price holds, ISO 8601. */
    priceUntil: date({ mode: 'string' }).notNull(),
    /** When its customer was asked to choose anew, and did not since; null before. */
    askedAgainAt: instant(),
    /** The order of the replacement; null until staff agreed. */
    orderId: uuid()
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    /** What was moved to that order when the goods were accepted; null before. */
    creditedMinor: minor(),
    /** When it came to nothing and its goods were told to be refunded in its stead; null before. */
    refundToldAt: instant(),
    requestedAt: at(),
    updatedAt: at(),
    /** When it was completed, refused or called off; null before. */
    closedAt: instant(),
  },
  (table) => [
    index('exchanges_product').on(table.productId),
    check('exchanges_pieces', sql`${table.pieces} > 0`),
    check(
      'exchanges_amounts_not_negative',
      sql`least(${table.unitMinor}, ${table.totalMinor}, ${table.creditMinor}, ${table.shippingMinor}, coalesce(${table.creditedMinor}, 0)) >= 0`,
    ),
    check(
      'exchanges_closed',
      sql`(${table.closedAt} is null) = (${table.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED'))`,
    ),
    check(
      'exchanges_replacement',
      sql`${table.orderId} is not null or ${table.status} not in ('APPROVED', 'IN_PROGRESS', 'SHIPPED', 'DELIVERED')`,
    ),
  ],
);

/** What happened to an exchange. */
export const exchangeEvents = pgTable(
  'exchange_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    exchangeId: uuid()
      .notNull()
      .references(() => exchanges.returnId, { onDelete: 'cascade' }),
    /** Null for its beginning. */
    fromStatus: text().$type<ExchangeStatus>(),
    toStatus: text().$type<ExchangeStatus>().notNull(),
    /** As in the history of orders. */
    actor: text().notNull(),
    /** Printed by the messages `exchange.event.{reason}`. */
    reason: text().notNull(),
    at: at(),
  },
  (table) => [index('exchange_events_of_exchange').on(table.exchangeId, table.id)],
);
