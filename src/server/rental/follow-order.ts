import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { LEASE_TRANSITIONS, type LeaseStatus } from '../../domain/rental/lease-status.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import { bookings, leases } from './tables.ts';

const CANCELLABLE = Object.entries(LEASE_TRANSITIONS)
  .filter(([, next]: [string, readonly LeaseStatus[]]) => next.includes('CANCELLED'))
  .map(([status]) => status);

/** The leases of an order that fulfil a condition. */
const leasesOf = (transaction: Database, orderId: string, condition?: SQL) =>
  and(
    inArray(
      leases.orderItemId,
      transaction.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId)),
    ),
    condition,
  );

/** Ends the leases of an order that can be (R23): the machines that it booked are free again. */
export async function cancelLeases(transaction: Database, orderId: string): Promise<void> {
  const cancelled = await transaction
    .update(leases)
    .set({ status: 'CANCELLED', updatedAt: sql`now()` })
    .where(leasesOf(transaction, orderId, inArray(leases.status, CANCELLABLE)))
    .returning({ id: leases.id });
  if (cancelled.length === 0) return;
  await transaction
    .update(bookings)
    .set({ status: 'CANCELLED', updatedAt: sql`now()` })
    .where(
      inArray(
        bookings.leaseId,
        cancelled.map(({ id }) => id),
      ),
    );
}

/** Makes what an order holds its own: it is paid. */
export async function confirmBookings(transaction: Database, orderId: string): Promise<void> {
  const ofOrder = transaction.select({ id: leases.id }).from(leases).where(leasesOf(transaction, orderId));
  await transaction
    .update(bookings)
    .set({ status: 'CONFIRMED', updatedAt: sql`now()` })
    .where(and(inArray(bookings.leaseId, ofOrder), eq(bookings.status, 'HELD')));
}
