import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BillingMethod } from '../../../domain/payments/billing.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { instant } from '../../database/columns.ts';
import { orders } from '../../orders/tables.ts';

/**
 * What customers paid and what was given back to them, by customer and day. Triggers make it from payments, refunds, lines of the statement and
 * orders that were paid at the door (view `billing_sources`); nothing else writes it.
 */
export const billingEntries = pgTable(
  'billing_entries',
  {
    /** That of the payment, the refund or the line of the statement; of what was paid at the door, the order's. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's customer; null for a guest's. */
    userId: text(),
    /** How the money went. */
    method: text().$type<BillingMethod>().notNull(),
    /** In minor units; negative for a refund. */
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Whether the order sells, and whether it rents out; a mixed one does both. */
    hasPurchase: boolean().notNull(),
    hasRental: boolean().notNull(),
    /** In its market; of a transfer, the day of the bank's statement. */
    day: date({ mode: 'string' }).notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('billing_entries_of_order').on(table.orderId),
    // Read from their end: a customer's newest first, all of them and those of each type.
    index('billing_entries_of_user').on(table.userId, table.day, table.at, table.id),
    index('billing_entries_purchases')
      .on(table.userId, table.day, table.at, table.id)
      .where(sql`${table.amountMinor} > 0 and ${table.hasPurchase}`),
    index('billing_entries_leases')
      .on(table.userId, table.day, table.at, table.id)
      .where(sql`${table.amountMinor} > 0 and ${table.hasRental}`),
    index('billing_entries_refunds')
      .on(table.userId, table.day, table.at, table.id)
      .where(sql`${table.amountMinor} < 0`),
  ],
);
