import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import { isLeaseStop } from '../../domain/rental/lease-steps.ts';
import { recordLeaseChanges } from './record-lease-changes.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { closeReplacements } from './replacements/close-replacements.ts';
import { bookings, leaseEvents, leases } from './tables.ts';

/** Who takes a step of a lease, and why; `actor` as in `orderEvents`. */
export interface LeaseCause {
  readonly actor: string;
  /** The key of the reason's text, `lease.event.{reason}`. */
  readonly reason: string;
}

/**
 * Writes that the orders of leases changed, in the transaction that holds their locks: what an order shows of its leases is read by programs, which ask
 * for what changed since.
 */
export async function touchOrdersOf(transaction: Database, leaseIds: readonly string[]): Promise<void> {
  const ofLeases = transaction
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .innerJoin(leases, eq(leases.orderItemId, orderItems.id))
    .where(inArray(leases.id, [...leaseIds]));
  await transaction
    .update(orders)
    .set({ updatedAt: sql`now()` })
    .where(inArray(orders.id, ofLeases));
}

/**
 * Writes that leases come to another status, with their history, inside the transaction that holds the lock of their order. A
 * lease that is approved has its machines for itself, one that is stopped leaves them to others.
 */
export async function moveLeases(
  transaction: Database,
  moved: readonly { readonly id: string; readonly status: string }[],
  { to, actor, reason }: LeaseCause & { readonly to: LeaseStatus },
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await transaction
    .update(leases)
    .set({ status: to, updatedAt: sql`now()` })
    .where(inArray(leases.id, ids));
  await touchOrdersOf(transaction, ids);
  await transaction.insert(leaseEvents).values(
    moved.map(({ id: leaseId, status: fromStatus }) => ({
      leaseId,
      fromStatus,
      toStatus: to,
      actor,
      reason,
    })),
  );
  await recordLeaseChanges(
    transaction,
    { actor, action: 'lease-moved' },
    new Map(moved.map(({ id, status }) => [id, { leaseStatus: [status, to] as const }])),
  );
  const booked = isLeaseStop(to) ? 'CANCELLED' : to === 'APPROVED' ? 'CONFIRMED' : null;
  if (isLeaseStop(to)) await closeReplacements(transaction, ids);
  if (booked === null) return;
  await transaction
    .update(bookings)
    .set({ status: booked, updatedAt: sql`now()` })
    .where(and(inArray(bookings.leaseId, ids), inArray(bookings.status, ['HELD', 'CONFIRMED'])));
}
