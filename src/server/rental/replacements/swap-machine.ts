import { and, eq, sql } from 'drizzle-orm';
import { recordLeaseChange } from '../record-lease-changes.ts';
import { annexOfLease } from '../contracts/write-contract.ts';
import { underDaysOff } from '../../../domain/calendar/working-days.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { blockedDays, bookedWay } from '../../../domain/rental/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { orderItems } from '../../orders/tables.ts';
import { keptDaysOff } from '../keep-days-off.ts';
import { isBookingClash } from '../is-booking-clash.ts';
import { lockMachine } from '../lock-machine.ts';
import { noteEvent } from '../machine-events.ts';
import { daysTaken, type DaysTaken } from '../nearest-free.ts';
import { bookings, leaseEvents, leases } from '../tables.ts';
import { todayIn } from '../today.ts';

/** The booking of a machine that is with a customer, and the machine that takes its place. */
interface Swap {
  readonly bookingId: string;
  readonly machineId: number;
  readonly staffId: string;
}

type Swapped =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'booking-not-found' }
  | { readonly ok: false; readonly reason: 'booking-changed' | 'machine-unfit' }
  | DaysTaken;

async function leaseOfBooking(transaction: Database, id: string) {
  const [row] = await transaction
    .select({ booking: bookings, leaseId: leases.id, status: leases.status, orderId: orderItems.orderId })
    .from(bookings)
    .innerJoin(leases, eq(leases.id, bookings.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(bookings.id, id));
  return row ?? null;
}

/** Today, or a day of the booking that is later: what was handed over before its first day has that day still. */
const notBefore = (day: string, today: string): string => (day > today ? day : today);

async function swap(transaction: Database, { bookingId, machineId, staffId }: Swap): Promise<Swapped> {
  const known = await leaseOfBooking(transaction, bookingId);
  if (known === null) return { ok: false, reason: 'booking-not-found' };
  await lockOrder(transaction, known.orderId);
  const daysOff = await keptDaysOff(transaction);
  const target = await lockMachine(transaction, machineId);
  const own = await lockMachine(transaction, known.booking.machineId);
  const current = await leaseOfBooking(transaction, bookingId);
  if (own === null || target?.productId !== own.productId || target.market !== own.market)
    return { ok: false, reason: 'machine-unfit' };
  const today = todayIn(own.market);
  const { booking, leaseId, status } = current ?? known;
  if (status !== 'ACTIVE') return { ok: false, reason: 'booking-changed' };
  if (booking.status !== 'CONFIRMED') {
    const [same] = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.leaseId, leaseId),
          eq(bookings.machineId, machineId),
          eq(bookings.status, 'CONFIRMED'),
          eq(bookings.firstDay, today),
        ),
      );
    return same === undefined ? { ok: false, reason: 'booking-changed' } : { ok: true };
  }
  if (target.retiredAt !== null || target.id === own.id) return { ok: false, reason: 'machine-unfit' };
  const before = { firstDay: booking.firstDay, lastDay: notBefore(booking.firstDay, today) };
  await transaction
    .update(bookings)
    .set({ ...before, blockedTo: daysAfter(before.lastDay, 1), status: 'ENDED', updatedAt: sql`now()` })
    .where(eq(bookings.id, bookingId));
  const period = { firstDay: today, lastDay: notBefore(booking.lastDay, today) };
  const { to: blockedTo } = underDaysOff(daysOff, () => blockedDays(period, bookedWay(booking, own.market)));
  await transaction.insert(bookings).values({
    machineId,
    purpose: 'lease',
    leaseId,
    status: 'CONFIRMED',
    ...period,
    blockedFrom: today,
    blockedTo,
  });
  const detail = `${own.inventoryNumber} → ${target.inventoryNumber}`;
  await noteEvent(transaction, { machineId: own.id, staffId, kind: 'swapped-out', period: before, detail });
  await noteEvent(transaction, { machineId, staffId, kind: 'swapped-in', period, detail });
  await transaction.insert(leaseEvents).values({
    leaseId,
    fromStatus: status,
    toStatus: status,
    actor: `staff:${staffId}`,
    reason: 'machine-swapped',
  });
  await recordLeaseChange(
    transaction,
    { leaseId, actor: `staff:${staffId}`, action: 'machine-swapped' },
    { machine: [own.inventoryNumber, target.inventoryNumber] },
  );
  await annexOfLease(transaction, leaseId);
  return { ok: true };
}

/**
 * Swaps the machine of a lease that is with its customer: the old one ends today, the new one has the rest of its days, through the
 * constraint of the database; sent twice, it is swapped once.
 */
export const swapMachine =
  (database: Database) =>
  async (asked: Swap): Promise<Swapped> => {
    if (!isOrderId(asked.bookingId)) return { ok: false, reason: 'booking-not-found' };
    try {
      return await database.transaction((transaction) => swap(transaction, asked));
    } catch (error) {
      if (!isBookingClash(error)) throw error;
      const known = await leaseOfBooking(database, asked.bookingId);
      const from = todayIn('UA');
      const to = known && known.booking.blockedTo > from ? known.booking.blockedTo : daysAfter(from, 1);
      return daysTaken(database, { machineId: asked.machineId, days: { from, to } });
    }
  };
