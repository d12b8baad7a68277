import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, inArray, sql, type InferSelectModel } from 'drizzle-orm';
import { mayTake, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { createPart } from './create-refund.ts';
import { payments, refunds } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const CANCELLED_PAID_ORDERS = 'cancelled paid orders';

/** What of a card payment is to go back, or went. */
const refundsMinor = sql`(select coalesce(sum(${refunds.amountMinor}), 0) from ${refunds}
  where ${refunds.paymentId} = ${payments.id})`;
const hasUnrefunded = and(eq(payments.status, 'PAID'), sql`${payments.amountMinor} > ${refundsMinor}`);

/** Takes a cancelled order whose card's money has not all gone back; other instances pass it by meanwhile. */
async function claim(transaction: Database) {
  const unrefunded = transaction
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), hasUnrefunded));
  const [order] = await transaction
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'CANCELLED'),
        inArray(orders.paymentStatus, ['PAID', 'PARTIALLY_REFUNDED']),
        exists(unrefunded),
        mayTake(CANCELLED_PAID_ORDERS, orders.id),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

/** Counted again under the lock: what was read before it may be old. */
async function note(transaction: Database, order: InferSelectModel<typeof orders>): Promise<'noted'> {
  const unrefunded = await transaction
    // As a part of another expression: by itself a select of one table would leave out the names of the tables in it.
    .select({ id: payments.id, leftMinor: sql<string>`${payments.amountMinor} - ${refundsMinor}` })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), hasUnrefunded));
  for (const { id: paymentId, leftMinor } of unrefunded) {
    const amountMinor = Number(leftMinor);
    const why = { reason: 'cancellation', note: null, actor: 'shop' } as const;
    await createPart(transaction, order, { id: randomUUID(), paymentId, amountMinor, ...why });
  }
  return 'noted';
}

/**
 * Notes what is left of a card's money of an order that was cancelled after it was paid, by whomever, as to go back; null
 * when there is none. What came by transfer is owed from the moment of the cancellation. An order on which it fails is set
 * aside (`RowSetAside`).
 */
export const refundCancelledOrders = (database: Database) => (): Promise<'noted' | null> =>
  workOnOne(database, CANCELLED_PAID_ORDERS, { claim, work: note });
