import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { changeStatus } from '../orders/change-status.ts';
import { orders } from '../orders/tables.ts';
import { mayBringMoney } from './being-paid.ts';
import { payments } from './tables.ts';

/** How long an order is left alone after a provider could not say how it stands. */
const LOOK_AGAIN_MINUTES = 5;

const isOverdue = and(
  eq(orders.status, 'PENDING'),
  eq(orders.paymentMethod, 'card'),
  lt(orders.paymentDueAt, sql`now()`),
);

/** Takes the order that is overdue for longest; no other instance gets it while this one asks the provider. */
async function claim(database: Database) {
  const next = database
    .select({ id: orders.id })
    .from(orders)
    .where(isOverdue)
    .orderBy(asc(orders.paymentDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [order] = await database
    .update(orders)
    .set({ paymentDueAt: sql`now() + make_interval(mins => ${LOOK_AGAIN_MINUTES})` })
    .where(and(isOverdue, eq(orders.id, sql`(${next})`)))
    .returning({ id: orders.id, paymentDueAt: orders.paymentDueAt });
  return order;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Whether the order's page can still be paid on, or could a moment ago. A bank that is thinking has had its days. */
async function isOnPage(transaction: Database, orderId: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'OPEN'), mayBringMoney));
  return found !== undefined;
}

async function cancel(transaction: Database, claimed: Claimed): Promise<'cancelled' | 'kept'> {
  const { id: orderId } = claimed;
  const order = await lockOrder(transaction, orderId);
  // Paid, or given more time by a new page or a slow bank, while the provider was asked.
  if (order?.status !== 'PENDING' || order.paymentDueAt !== claimed.paymentDueAt) return 'kept';
  if (await isOnPage(transaction, orderId)) return 'kept';
  await transaction
    .update(payments)
    .set({ status: 'EXPIRED', updatedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['OPEN', 'PROCESSING'])));
  const changed = await changeStatus(transaction, order, {
    to: 'CANCELLED',
    actor: 'shop',
    reason: 'payment-expired',
  });
  if (!changed.ok) throw new Error(`The order could not be cancelled: ${changed.reason}`);
  return 'cancelled';
}

/**
 * Cancels the card order that has waited for its money for longest, which gives its goods back; null when none is
 * overdue. The provider has the last word: it is asked before, and if it cannot answer, or the
 * page may still bring money, the order is kept for now.
 */
export const cancelOverdue =
  (database: Database, { check }: { check: (orderId: string) => Promise<void> }) =>
  async (): Promise<'cancelled' | 'kept' | null> => {
    const claimed = await claim(database);
    if (!claimed) return null;
    await check(claimed.id);
    return database.transaction((transaction) => cancel(transaction, claimed));
  };
