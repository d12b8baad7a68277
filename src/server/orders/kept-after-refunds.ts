import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from './tables.ts';
import { payments, refunds } from '../payments/tables.ts';

/**
 * What the shop keeps of an order's money once every refund has been made, in minor units, for statements that read `orders`:
 * transfers less what is to go back of them, and the card payments that were accepted for the order less every refund of them, made
 * or still to be made. It is what `refundableMoneyOf` leaves.
 */
export const keptAfterRefunds = sql<string>`(${orders.heldMinor} - ${orders.owedMinor}
  + (select coalesce(sum(${payments.amountMinor} - (select coalesce(sum(${refunds.amountMinor}), 0) from ${refunds}
      where ${refunds.paymentId} = ${payments.id})), 0) from ${payments}
    where ${payments.orderId} = ${orders.id} and ${payments.acceptedAt} is not null))`;

/** What the shop keeps of orders (`keptAfterRefunds`), by order id, in one query; none for no ids. */
export async function keptMoneyOf(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    // As a part of another expression: by itself a select of one table would leave out the names of the tables in it.
    .select({ id: orders.id, keptMinor: sql<string>`${keptAfterRefunds}` })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map(({ id, keptMinor }) => [id, Number(keptMinor)]));
}
