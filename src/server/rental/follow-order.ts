import { and, eq, inArray } from 'drizzle-orm';
import { LEASE_TRANSITIONS, type LeaseStatus } from '../../domain/rental/lease-status.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import { dropBill } from './bills/lease-bills.ts';
import { moveLeases, type LeaseCause } from './move-leases.ts';
import { leases } from './tables.ts';

/** The statuses from which a lease may come to another. */
const before = (to: LeaseStatus): string[] =>
  Object.entries(LEASE_TRANSITIONS)
    .filter(([, next]: [string, readonly LeaseStatus[]]) => next.includes(to))
    .map(([status]) => status);

/** The leases of an order that may come to a status. */
const leasesBefore = (transaction: Database, orderId: string, to: LeaseStatus) =>
  transaction
    .select({ id: leases.id, status: leases.status })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(and(eq(orderItems.orderId, orderId), inArray(leases.status, before(to))));

/** Ends the leases of an order that can be (R23), and what it bills of another: the machines that it booked are free again. Answers which. */
export async function cancelLeases(
  transaction: Database,
  orderId: string,
  cause: LeaseCause,
): Promise<readonly string[]> {
  const cancellable = await leasesBefore(transaction, orderId, 'CANCELLED');
  await moveLeases(transaction, cancellable, { ...cause, to: 'CANCELLED' });
  await dropBill(transaction, orderId);
  return cancellable.map(({ id }) => id);
}

/** Approves the leases of an order, because it is paid: the machines that it held are its own. Answers which. */
export async function approveLeases(
  transaction: Database,
  orderId: string,
  cause: LeaseCause,
): Promise<readonly string[]> {
  const paid = await leasesBefore(transaction, orderId, 'APPROVED');
  await moveLeases(transaction, paid, { ...cause, to: 'APPROVED' });
  return paid.map(({ id }) => id);
}
