import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { StaffBooking } from '../../domain/rental/booking.ts';
import type { DayRange } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { rentalHolds } from './holds/tables.ts';
import { bookings, leases } from './tables.ts';

/** Columns of a booking with its lease and that lease's order, both of which it may be without. */
export const BOOKING_COLUMNS = {
  id: bookings.id,
  machineId: bookings.machineId,
  purpose: bookings.purpose,
  status: bookings.status,
  firstDay: bookings.firstDay,
  lastDay: bookings.lastDay,
  blockedFrom: bookings.blockedFrom,
  blockedTo: bookings.blockedTo,
  leaseId: bookings.leaseId,
  leaseStatus: leases.status,
  orderId: orders.id,
  orderNumber: orders.orderNumber,
};

/** Whether a booking keeps others off its machine: by the condition of the constraint, whose index is used, unless it is a hold that is over. */
export const isStanding = sql`${bookings.status} <> 'CANCELLED' and (${bookings.holdId} is null or ${bookings.holdId} in (
  select live.id from ${rentalHolds} as live where live.expires_at > now()))`;

/** Whether a booking has a day of its machine in common with a range; `to` null for one without end. */
export const meets = (from: string | null, to: string | null): SQL =>
  sql`daterange(${bookings.blockedFrom}, ${bookings.blockedTo}) && daterange(${from}::date, ${to}::date)`;

/** Bookings that fulfil a condition, with the orders whose leases they are. */
export async function staffBookings(
  database: Database,
  { where, order, limit }: { where: SQL | undefined; order: SQL; limit: number },
): Promise<StaffBooking[]> {
  const rows = await database
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(leases, eq(leases.id, bookings.leaseId))
    .leftJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map(({ orderId, orderNumber, ...booking }) => ({
    ...booking,
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
  }));
}

/** The days from one on on which a machine is somebody's, in their order. */
export async function busyDays(
  database: Database,
  { machineId, from, exceptId }: { machineId: number; from: string; exceptId?: string | undefined },
): Promise<DayRange[]> {
  return database
    .select({ from: bookings.blockedFrom, to: bookings.blockedTo })
    .from(bookings)
    .where(
      and(
        eq(bookings.machineId, machineId),
        isStanding,
        meets(from, null),
        exceptId === undefined ? undefined : ne(bookings.id, exceptId),
      ),
    )
    .orderBy(bookings.blockedFrom);
}
