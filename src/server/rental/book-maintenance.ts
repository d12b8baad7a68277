import { and, eq, sql } from 'drizzle-orm';
import { mayMove } from '../../domain/rental/booking.ts';
import { maintenanceDays, maintenanceFault } from '../../domain/rental/maintenance.ts';
import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { isBookingClash } from './is-booking-clash.ts';
import { noteEvent } from './machine-events.ts';
import { lockMachine } from './lock-machine.ts';
import { daysTaken, type DaysTaken } from './nearest-free.ts';
import { bookings } from './tables.ts';
import { todayIn } from './today.ts';

/** Days of a machine that staff want for maintenance; `id` is that of the form, under which it is booked once. */
interface Maintenance extends RentalPeriod {
  readonly id: string;
  readonly machineId: number;
  readonly staffId: string;
}

type Booked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'machine-not-found' }
  | {
      readonly ok: false;
      readonly reason: 'machine-retired' | 'days-over' | 'days-far' | 'form-used';
    }
  | DaysTaken;

async function book(transaction: Database, { id, machineId, staffId, ...period }: Maintenance) {
  const machine = await lockMachine(transaction, machineId);
  if (machine === null) return { ok: false, reason: 'machine-not-found' } as const;
  const today = todayIn(machine.market);
  const [earlier] = await transaction.select().from(bookings).where(eq(bookings.id, id));
  if (earlier !== undefined) {
    const isSame =
      earlier.machineId === machineId &&
      earlier.purpose === 'maintenance' &&
      earlier.firstDay === period.firstDay &&
      earlier.lastDay === period.lastDay;
    return isSame ? ({ ok: true } as const) : ({ ok: false, reason: 'form-used' } as const);
  }
  if (machine.retiredAt !== null) return { ok: false, reason: 'machine-retired' } as const;
  const fault = maintenanceFault(period, { today });
  if (fault !== null) return { ok: false, reason: fault } as const;
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
  await noteEvent(transaction, { machineId, staffId, kind: 'maintenance', period });
  return { ok: true } as const;
}

/** Books days of a machine for maintenance, once however often the form is sent. Nothing is written where it is somebody else's. */
export const bookMaintenance =
  (database: Database) =>
  async (wanted: Maintenance): Promise<Booked> => {
    try {
      return await database.transaction((transaction) => book(transaction, wanted));
    } catch (error) {
      if (!isBookingClash(error)) throw error;
      return daysTaken(database, { machineId: wanted.machineId, days: maintenanceDays(wanted) });
    }
  };

type Cancelled =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'booking-not-found' }
  | { readonly ok: false; readonly reason: 'booking-over' };

/** Cancels maintenance of a machine that is not over; what is cancelled stays so. */
export const cancelMaintenance =
  (database: Database) =>
  (asked: Pick<Maintenance, 'id' | 'machineId' | 'staffId'>): Promise<Cancelled> =>
    database.transaction(async (transaction): Promise<Cancelled> => {
      const machine = await lockMachine(transaction, asked.machineId);
      const [booking] = await transaction
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, asked.id), eq(bookings.machineId, asked.machineId)));
      if (machine === null || booking?.purpose !== 'maintenance')
        return { ok: false, reason: 'booking-not-found' };
      if (booking.status === 'CANCELLED') return { ok: true };
      if (!mayMove({ ...booking, leaseStatus: null }, todayIn(machine.market)))
        return { ok: false, reason: 'booking-over' };
      await transaction
        .update(bookings)
        .set({ status: 'CANCELLED', updatedAt: sql`now()` })
        .where(eq(bookings.id, booking.id));
      const { machineId, staffId } = asked;
      await noteEvent(transaction, { machineId, staffId, kind: 'maintenance-cancelled', period: booking });
      return { ok: true };
    });
