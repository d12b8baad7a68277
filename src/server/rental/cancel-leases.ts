import { and, eq, inArray, sql } from 'drizzle-orm';
import { LEASE_TRANSITIONS, type LeaseStatus } from '../../domain/rental/lease-status.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import { leases } from './tables.ts';

const CANCELLABLE = Object.entries(LEASE_TRANSITIONS)
  .filter(([, next]: [string, readonly LeaseStatus[]]) => next.includes('CANCELLED'))
  .map(([status]) => status);

/** Ends the leases of an order that can be (R23): machines that it asked for are free again. */
export async function cancelLeases(transaction: Database, orderId: string): Promise<void> {
  const lines = transaction
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  await transaction
    .update(leases)
    .set({ status: 'CANCELLED', updatedAt: sql`now()` })
    .where(and(inArray(leases.orderItemId, lines), inArray(leases.status, CANCELLABLE)));
}
