import { and, asc, eq, inArray, isNotNull, lt, not, notExists, sql } from 'drizzle-orm';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import { mayTake, workOnClaimed } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { announceStep } from '../orders/announce-step.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { changeStatus } from '../orders/change-status.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { hasUnmatchedPayment, unmatchedPaymentsOf } from '../orders/unmatched-payments.ts';
import { billKindOf } from '../rental/bills/lease-bills.ts';
import { ProviderGone } from '../ports/payment-provider.ts';
import { mayBringMoney } from './being-paid.ts';
import { paymentCases, paymentEvents, payments } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const UNPAID_ORDERS = 'unpaid orders';

/** How long an order is left alone after a provider could not say how it stands. */
const LOOK_AGAIN_MINUTES = 5;

const isOverdue = and(
  eq(orders.status, 'PENDING'),
  eq(orders.paymentMethod, 'card'),
  lt(orders.paymentDueAt, sql`now()`),
  mayTake(UNPAID_ORDERS, orders.id),
  not(hasUnmatchedPayment(orders.id)),
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

/** Of a page that nobody can ask about any more somebody may have paid all the same: staff look at the provider's own dashboard. */
async function openCases(transaction: Database, orderId: string): Promise<void> {
  const isHeard = transaction
    .select({ id: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, payments.id), eq(paymentEvents.kind, 'expired')));
  const unknown = await transaction
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.status, ['OPEN', 'PROCESSING', 'EXPIRED']),
        isNotNull(payments.reference),
        notExists(isHeard),
      ),
    );
  if (unknown.length === 0) return;
  await transaction
    .insert(paymentCases)
    .values(
      unknown.map(({ id: paymentId, reference, amountMinor, currency }) => ({
        paymentId,
        kind: 'unasked' as const,
        reference: reference ?? paymentId,
        amountMinor,
        currency,
      })),
    )
    .onConflictDoNothing();
}

/** What is owed after a lease was settled is owed still when no card has paid it: its bill waits for a transfer from now on. */
async function askForTransfer(transaction: Database, order: LockedOrder): Promise<void> {
  const due = transferDue(new Date().toISOString(), order.currency, { isGuest: order.userId === null });
  await transaction
    .update(orders)
    .set({
      paymentMethod: 'transfer',
      paymentStatus: 'UNPAID',
      paymentDueOn: due.dueOn,
      paymentDueAt: due.nextAt,
      paymentNotice: null,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, order.id));
  await transaction.insert(orderEvents).values({
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    actor: 'shop',
    reason: 'bill-by-transfer',
  });
  await announceStep(transaction, [order.id], 'payment-reminder');
}

async function cancel(
  transaction: Database,
  claimed: Claimed,
  { isProviderGone }: { isProviderGone: boolean },
): Promise<'cancelled' | 'kept' | 'by-transfer'> {
  const { id: orderId } = claimed;
  const order = await lockOrder(transaction, orderId);
  // Paid, or given more time by a new page or a slow bank, while the provider was asked.
  if (order?.status !== 'PENDING' || order.paymentDueAt !== claimed.paymentDueAt) return 'kept';
  if (await isOnPage(transaction, orderId)) return 'kept';
  // A payment of another sum came to light: staff have to see to it first.
  if ((await unmatchedPaymentsOf(transaction, [orderId])).get(orderId) === 'open') return 'kept';
  if (isProviderGone) await openCases(transaction, orderId);
  await transaction
    .update(payments)
    .set({ status: 'EXPIRED', updatedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['OPEN', 'PROCESSING'])));
  if ((await billKindOf(transaction, orderId)) === 'settlement') {
    await askForTransfer(transaction, order);
    return 'by-transfer';
  }
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
 * page may still bring money, the order is kept for now. A provider that the shop is not set up for any more is waited for
 * as long as its page could bring money, then the order is cancelled like every other, and each page that may have been paid on
 * is a case for staff (`unasked`). What is owed of a lease that is settled (`askForTransfer`) is not cancelled. While a payment of another sum is looked into, its order is kept. An order on which it fails is set aside (`RowSetAside`).
 */
export const cancelOverdue =
  (database: Database, { check }: { check: (orderId: string) => Promise<void> }) =>
  async (): Promise<'cancelled' | 'kept' | 'by-transfer' | null> => {
    const claimed = await claim(database);
    if (!claimed) return null;
    return workOnClaimed(database, { chore: UNPAID_ORDERS, subject: claimed.id }, async () => {
      const isProviderGone = await check(claimed.id).then(
        () => false,
        (error: unknown) => {
          if (error instanceof ProviderGone) return true;
          throw error;
        },
      );
      return database.transaction((transaction) => cancel(transaction, claimed, { isProviderGone }));
    });
  };
