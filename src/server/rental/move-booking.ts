import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { mayMove, type StaffBooking } from '../../domain/rental/booking.ts';
import { maintenanceDays, maintenanceFault } from '../../domain/rental/maintenance.ts';
import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { annexContract } from './contracts/write-contract.ts';
import { machineFacts } from './find-machine.ts';
import { isBookingClash } from './is-booking-clash.ts';
import { noteEvent } from './machine-events.ts';
import { lockMachine } from './lock-machine.ts';
import { daysTaken, type DaysTaken } from './nearest-free.ts';
import { meets, staffBookings, isStanding } from './staff-bookings.ts';
import { isHandedOver } from './protocols/unsigned-machines.ts';
import { bookings, depots, machines } from './tables.ts';
import { todayIn } from './today.ts';

/** So many machines are offered to take a booking at most. */
const MACHINES_MAX = 200;

/** A booking that is not cancelled, by any text as its id; null for none. */
async function bookingOf(database: Database, id: string): Promise<StaffBooking | null> {
  if (!isOrderId(id)) return null;
  const [booking] = await staffBookings(database, {
    where: and(eq(bookings.id, id), isStanding),
    order: asc(bookings.id),
    limit: 1,
  });
  return booking ?? null;
}

/**
 * A booking with its machine and those of the same product and market that may take its place, each with whether it is free on the
 * booking's days; null for one that is not there.
 */
export const findBooking = (database: Database) => async (id: string, locale: Locale) => {
  const booking = await bookingOf(database, id);
  const machine = booking && (await machineFacts(database, booking.machineId, locale));
  if (booking === null || machine === null) return null;
  const today = todayIn(machine.market);
  const isMovable = mayMove(booking, today);
  // One that is with its customer is swapped from today on.
  const from = isMovable ? booking.firstDay : today;
  const to = booking.blockedTo > from ? booking.blockedTo : daysAfter(from, 1);
  const others = await database
    .select({
      id: machines.id,
      inventoryNumber: machines.inventoryNumber,
      depotName: sql<string>`${depots.name} ->> ${locale}`,
      isFree: sql<boolean>`not exists (select from ${bookings} where ${bookings.machineId} = ${machines.id} and ${isStanding}
          and ${bookings.id} <> ${id} and ${meets(from, to)})`,
    })
    .from(machines)
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .where(
      and(
        eq(machines.productId, machine.productId),
        eq(depots.market, machine.market),
        isNull(machines.retiredAt),
        ne(machines.id, machine.id),
      ),
    )
    .orderBy(asc(machines.inventoryNumber))
    .limit(MACHINES_MAX);
  return { booking, machine, others, today, isMovable };
};

/** A booking as it was seen, and where it is to be. The days of a lease are its customer's: only maintenance has others. */
export interface BookingMove {
  readonly bookingId: string;
  readonly staffId: string;
  readonly machineId: number;
  readonly period: RentalPeriod | null;
  readonly seen: RentalPeriod & { readonly machineId: number };
}

type Moved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'booking-not-found' }
  | {
      readonly ok: false;
      readonly reason: 'booking-over' | 'booking-changed' | 'machine-unfit' | 'days-over' | 'days-far';
    }
  | DaysTaken;

/** What a move makes of a booking. */
function moved({ machineId, period }: BookingMove, booking: StaffBooking) {
  if (booking.purpose === 'lease' || period === null) return { machineId };
  const { from: blockedFrom, to: blockedTo } = maintenanceDays(period);
  return { machineId, ...period, blockedFrom, blockedTo };
}

const isAt = (
  booking: StaffBooking,
  place: Partial<RentalPeriod> & { readonly machineId: number },
): boolean =>
  booking.machineId === place.machineId &&
  booking.firstDay === (place.firstDay ?? booking.firstDay) &&
  booking.lastDay === (place.lastDay ?? booking.lastDay);

type Numbered = Pick<NonNullable<Awaited<ReturnType<typeof lockMachine>>>, 'id' | 'inventoryNumber'>;

/** Writes down a move with both of its machines. */
async function noteMove(
  transaction: Database,
  move: { asked: BookingMove; booking: StaffBooking; own: Numbered; target: Numbered; period: RentalPeriod },
): Promise<void> {
  const { asked, booking, own, target, period } = move;
  const { staffId } = asked;
  const isElsewhere = own.id !== target.id;
  const detail = [
    ...(booking.order === null ? [] : [booking.order.number]),
    ...(isElsewhere ? [`${own.inventoryNumber} → ${target.inventoryNumber}`] : []),
  ].join(', ');
  await noteEvent(transaction, { machineId: target.id, staffId, kind: 'moved-here', period, detail });
  if (isElsewhere)
    await noteEvent(transaction, { machineId: own.id, staffId, kind: 'moved-away', period: booking, detail });
}

async function move(transaction: Database, asked: BookingMove): Promise<Moved> {
  // As every step of a lease: its order first, then its machines.
  const orderId = (await bookingOf(transaction, asked.bookingId))?.order?.id;
  const order = orderId === undefined ? null : await lockOrder(transaction, orderId);
  const target = await lockMachine(transaction, asked.machineId);
  const booking = await bookingOf(transaction, asked.bookingId);
  if (booking === null) return { ok: false, reason: 'booking-not-found' };
  // Of the same product, and so locked with the other.
  const own = booking.machineId === target?.id ? target : await lockMachine(transaction, booking.machineId);
  if (own === null || target?.productId !== own.productId || target.market !== own.market)
    return { ok: false, reason: 'machine-unfit' };
  const values = moved(asked, booking);
  if (isAt(booking, values)) return { ok: true };
  if (!isAt(booking, asked.seen)) return { ok: false, reason: 'booking-changed' };
  const today = todayIn(own.market);
  const { leaseId } = booking;
  const isOut = leaseId !== null && (await isHandedOver(transaction, { leaseId, machineId: own.id }));
  if (isOut || !mayMove(booking, today)) return { ok: false, reason: 'booking-over' };
  if (target.retiredAt !== null) return { ok: false, reason: 'machine-unfit' };
  const fault = 'firstDay' in values ? maintenanceFault(values, { today, since: booking.firstDay }) : null;
  if (fault !== null) return { ok: false, reason: fault };
  await transaction
    .update(bookings)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(bookings.id, booking.id));
  await noteMove(transaction, {
    asked,
    booking,
    own,
    target,
    period: 'firstDay' in values ? values : booking,
  });
  if (order !== null && booking.leaseId !== null) await annexContract(transaction, order, booking.leaseId);
  return { ok: true };
}

/**
 * Moves a booking to another machine of the same product and market, and maintenance to other days, always through the constraint of
 * the database: nothing changes where the machine is somebody else's. Another machine of a lease that is paid is an annex of its contract. A
 * move that was made already is made once.
 */
export const moveBooking =
  (database: Database) =>
  async (asked: BookingMove): Promise<Moved> => {
    try {
      return await database.transaction((transaction) => move(transaction, asked));
    } catch (error) {
      if (!isBookingClash(error)) throw error;
      const { bookingId: id, machineId } = asked;
      const [row] = await database.select().from(bookings).where(eq(bookings.id, id));
      const own = row === undefined ? null : { from: row.blockedFrom, to: row.blockedTo };
      const days = row?.purpose === 'maintenance' && asked.period ? maintenanceDays(asked.period) : own;
      if (days === null) return { ok: false, reason: 'booking-not-found' };
      return daysTaken(database, { machineId, days, exceptId: id });
    }
  };
