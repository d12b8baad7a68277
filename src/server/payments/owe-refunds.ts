import { randomUUID } from 'node:crypto';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { noteRefund, returnableOf } from './note-refund.ts';
import { payments, refunds } from './tables.ts';

/** Takes a cancelled order whose card's money has not all gone back; other instances pass it by meanwhile. */
async function claim(transaction: Database) {
  const promised = transaction
    .select({ minor: sql`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(eq(refunds.paymentId, payments.id));
  const unpromised = transaction
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orders.id),
        eq(payments.status, 'PAID'),
        sql`${payments.amountMinor} > (${promised})`,
      ),
    );
  const [order] = await transaction
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'CANCELLED'),
        inArray(orders.paymentStatus, ['PAID', 'PARTIALLY_REFUNDED']),
        exists(unpromised),
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

/**
 * Notes what is left of a card's money of an order that was cancelled after it was paid, by whomever, as to go back; null
 * when there is none. What came by transfer is owed from the moment of the cancellation.
 */
export const oweRefunds = (database: Database) => (): Promise<'noted' | null> =>
  database.transaction(async (transaction) => {
    const order = await claim(transaction);
    if (!order) return null;
    // Counted again under the lock: what was read before it may be old.
    const { paymentId, paidMinor, promisedMinor } = await returnableOf(transaction, order);
    const amountMinor = paidMinor - promisedMinor;
    if (paymentId === null || amountMinor <= 0) return 'noted';
    const id = randomUUID();
    const why = { reason: 'cancellation', note: null, actor: 'shop' } as const;
    await noteRefund(transaction, order, { id, paymentId, amountMinor, ...why });
    return 'noted';
  });
