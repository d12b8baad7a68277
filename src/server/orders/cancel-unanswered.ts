import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { UNANSWERED_DAYS } from '../../domain/limits/open-orders.ts';
import { staffCancelEvent } from '../../domain/orders/cancellation.ts';
import { mayTake, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { changeStatus } from './change-status.ts';
import { orders } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const UNANSWERED_ORDERS = 'unanswered orders';

const { customer, guest } = UNANSWERED_DAYS;
const term = sql`make_interval(days => case when ${orders.userId} is null then ${sql.raw(String(guest))} else ${sql.raw(String(customer))} end)`;

/** An order that waits for the shop and holds goods: without a delivery price, or paid on delivery and not confirmed. */
const isUnanswered = and(
  eq(orders.status, 'PENDING'),
  eq(orders.paymentStatus, 'UNPAID'),
  eq(orders.heldMinor, 0),
  or(isNull(orders.shippingMinor), eq(orders.paymentMethod, 'pod')),
  // The first condition narrows the search by the index; the second gives a price that was set later its own time.
  lt(orders.createdAt, sql`now() - make_interval(days => ${sql.raw(String(Math.min(customer, guest)))})`),
  lt(orders.updatedAt, sql`now() - ${term}`),
);

/** The order that has waited longest beyond its term; other instances pass it by meanwhile. */
async function claim(transaction: Database) {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(isUnanswered, mayTake(UNANSWERED_ORDERS, orders.id)))
    .orderBy(asc(orders.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

/**
 * Cancels the order that has waited longest for the shop's answer, beyond its term, which gives its goods back and writes to
 * its customer; null when there is none. An order on which it fails is set aside (`RowSetAside`).
 */
export const cancelUnanswered = (database: Database) => (): Promise<'cancelled' | null> =>
  workOnOne(database, UNANSWERED_ORDERS, {
    claim,
    work: async (transaction, order) => {
      const reason = staffCancelEvent('not-confirmed');
      const changed = await changeStatus(transaction, order, { to: 'CANCELLED', actor: 'shop', reason });
      if (!changed.ok) throw new Error(`The order could not be cancelled: ${changed.reason}`);
      return 'cancelled' as const;
    },
  });
