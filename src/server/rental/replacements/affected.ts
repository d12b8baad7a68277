import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { isStanding } from '../staff-bookings.ts';
import { bookings, leases } from '../tables.ts';

/** The bookings of a machine that keep others off it and fulfil a condition, with the leases and orders that they are of. */
export async function bookingsOfMachine(
  database: Database,
  machineId: number,
  where: SQL,
  exceptId?: string,
) {
  return database
    .select({
      id: bookings.id,
      machineId: bookings.machineId,
      purpose: bookings.purpose,
      status: bookings.status,
      leaseId: bookings.leaseId,
      leaseStatus: leases.status,
      firstDay: bookings.firstDay,
      lastDay: bookings.lastDay,
      blockedFrom: bookings.blockedFrom,
      blockedTo: bookings.blockedTo,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
    })
    .from(bookings)
    .leftJoin(leases, eq(leases.id, bookings.leaseId))
    .leftJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(bookings.machineId, machineId),
        isStanding,
        where,
        exceptId === undefined ? undefined : ne(bookings.id, exceptId),
      ),
    )
    .orderBy(asc(bookings.firstDay));
}
export type AffectedBooking = Awaited<ReturnType<typeof bookingsOfMachine>>[number];

/** A booking came to a machine between reading whose orders are to be locked and locking it: all is tried again. */
export class BookedMeanwhile extends Error {
  override readonly name = 'BookedMeanwhile';
}

/** Locks the orders of some bookings, which come before their machines, in the order of their ids. */
export async function lockOrdersOf(
  transaction: Database,
  affected: readonly AffectedBooking[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(affected.flatMap(({ orderId }) => orderId ?? []))].toSorted();
  for (const id of ids) await lockOrder(transaction, id);
  return new Set(ids);
}

const ATTEMPTS = 3;

/** Runs work in a transaction, again where a booking came to its machine meanwhile. */
export async function whileNobodyBooks<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((transaction) => work(transaction));
    } catch (error) {
      if (!(error instanceof BookedMeanwhile) || attempt === ATTEMPTS) throw error;
    }
  }
}
