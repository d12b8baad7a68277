import { eq, sql } from 'drizzle-orm';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { isBeforeHandover } from '../../../domain/rental/booking.ts';
import { maintenanceDays, maintenanceFault } from '../../../domain/rental/maintenance.ts';
import type { Database } from '../../database/database.ts';
import { isBookingClash } from '../is-booking-clash.ts';
import { lockMachine } from '../lock-machine.ts';
import { noteEvent } from '../machine-events.ts';
import { daysTaken, type DaysTaken } from '../nearest-free.ts';
import { meets } from '../staff-bookings.ts';
import { bookings, machines } from '../tables.ts';
import { todayIn } from '../today.ts';
import {
  BookedMeanwhile,
  bookingsOfMachine,
  lockOrdersOf,
  whileNobodyBooks,
  type AffectedBooking,
} from './affected.ts';
import { askForMachine, cancelBookings, moveToAnother, type LosingMachine } from './another-machine.ts';

/** A machine that broke; `id` is that of the form, under which its maintenance is booked once. */
interface Breakdown {
  readonly id: string;
  readonly machineId: number;
  /** The last day on which it is not ready, ISO 8601. */
  readonly lastDay: string;
  readonly staffId: string;
}

type Broken =
  | {
      readonly ok: true;
      /** Leases that have another machine now, and those that have none. */
      readonly moved: number;
      readonly waiting: number;
    }
  | { readonly ok: false; readonly reason: 'machine-not-found' }
  | {
      readonly ok: false;
      readonly reason: 'machine-retired' | 'machine-out' | 'days-over' | 'days-far' | 'form-used';
    }
  | DaysTaken;

const change = (transaction: Database, id: string, values: Partial<typeof bookings.$inferInsert>) =>
  transaction
    .update(bookings)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(bookings.id, id));

/** What is planned or was checked on the days of a breakdown gives way to it; answers its first day. */
async function clearDays(transaction: Database, affected: readonly AffectedBooking[], today: string) {
  let firstDay = today;
  for (const { id, purpose, status, firstDay: first, lastDay } of affected) {
    const yesterday = daysAfter(today, -1);
    if (purpose === 'maintenance' && first >= today) await cancelBookings(transaction, [id]);
    else if (purpose === 'maintenance')
      await change(transaction, id, { lastDay: yesterday, blockedTo: today });
    else if (status === 'ENDED') {
      // It came back today: until it is checked it is nobody's anyway.
      const free = daysAfter(lastDay, 1);
      if (free > firstDay) firstDay = free;
      await change(transaction, id, { blockedTo: free > today ? free : today });
    }
  }
  return firstDay;
}

/** Gives each lease another machine, or asks for one. */
async function giveOthers(
  transaction: Database,
  waiting: readonly AffectedBooking[],
  by: { machine: LosingMachine; staffId: string },
) {
  let moved = 0;
  for (const booking of waiting) {
    if (await moveToAnother(transaction, booking, by)) moved++;
    else {
      await cancelBookings(transaction, [booking.id]);
      await askForMachine(transaction, booking, 'broken');
    }
  }
  return { moved, waiting: waiting.length - moved };
}

async function breakDown(
  transaction: Database,
  { id, machineId, lastDay, staffId }: Breakdown,
): Promise<Broken> {
  const [known] = await transaction.select().from(machines).where(eq(machines.id, machineId));
  if (known === undefined) return { ok: false, reason: 'machine-not-found' };
  const within = () => bookingsOfMachine(transaction, machineId, meets(todayIn('UA'), daysAfter(lastDay, 1)));
  const locked = await lockOrdersOf(transaction, await within());
  const machine = await lockMachine(transaction, machineId);
  if (machine === null) return { ok: false, reason: 'machine-not-found' };
  const [earlier] = await transaction.select().from(bookings).where(eq(bookings.id, id));
  if (earlier !== undefined) {
    const isSame = earlier.machineId === machineId && earlier.lastDay === lastDay;
    return isSame ? { ok: true, moved: 0, waiting: 0 } : { ok: false, reason: 'form-used' };
  }
  if (machine.retiredAt !== null) return { ok: false, reason: 'machine-retired' };
  const today = todayIn(machine.market);
  const fault = maintenanceFault({ firstDay: today, lastDay }, { today });
  if (fault !== null) return { ok: false, reason: fault };
  const affected = (await within()).filter(({ blockedTo }) => blockedTo > today);
  const ofLeases = affected.filter(({ purpose, status }) => purpose === 'lease' && status !== 'ENDED');
  if (!ofLeases.every(isBeforeHandover)) return { ok: false, reason: 'machine-out' };
  if (!ofLeases.every(({ orderId }) => orderId !== null && locked.has(orderId))) throw new BookedMeanwhile();
  const firstDay = await clearDays(transaction, affected, today);
  if (firstDay > lastDay) return { ok: false, reason: 'days-over' };
  const given = await giveOthers(transaction, ofLeases, { machine, staffId });
  const period = { firstDay, lastDay };
  const { from: blockedFrom, to: blockedTo } = maintenanceDays(period);
  await transaction.insert(bookings).values({
    id,
    machineId,
    purpose: 'maintenance',
    status: 'CONFIRMED',
    ...period,
    blockedFrom,
    blockedTo,
  });
  await noteEvent(transaction, { machineId, staffId, kind: 'broken', period });
  return { ok: true, ...given };
}

/**
 * Takes a machine that broke out of use from today until a day, once however often the form is sent: its leases of these days that are not
 * handed over have another machine of its product and depot, or wait for one; all in one transaction. One that is with a customer is
 * swapped first.
 */
export const breakMachine =
  (database: Database) =>
  async (breakdown: Breakdown): Promise<Broken> => {
    try {
      return await whileNobodyBooks(database, (transaction) => breakDown(transaction, breakdown));
    } catch (error) {
      if (!isBookingClash(error)) throw error;
      const { machineId, lastDay } = breakdown;
      return daysTaken(database, { machineId, days: maintenanceDays({ firstDay: todayIn('UA'), lastDay }) });
    }
  };
