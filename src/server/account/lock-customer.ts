import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { orders } from '../orders/tables.ts';
import { quotes } from '../quotes/tables.ts';
import { users } from './tables.ts';

/** Keeps a customer's row until the end of the transaction, so that calls which count what is the customer's take turns. */
export const lockCustomer = statement(
  'lock_customer',
  sql`select 1 from ${users} where ${users.id} = ${sql.placeholder('userId')} for no key update`,
);

/**
 * Keeps a customer's quotes and orders until the end of the transaction. Whoever locks these and their customer does it in this order, because what
 * is done to a quote may become an order and ends, as with an order, by notifying its customer: quotes, orders as they were placed, the
 * account, and then what belongs to it.
 */
export async function lockOrdersOf(transaction: Database, userId: string): Promise<void> {
  await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.userId, userId))
    .orderBy(asc(quotes.id))
    .for('update');
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .for('update');
}
