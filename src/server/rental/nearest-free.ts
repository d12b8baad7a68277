import { and, asc, eq, ne } from 'drizzle-orm';
import type { StaffBooking } from '../../domain/rental/booking.ts';
import { nearestFreeDays } from '../../domain/rental/free-days.ts';
import type { DayRange } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { busyDays, isStanding, meets, staffBookings } from './staff-bookings.ts';
import { bookings, depots, machines } from './tables.ts';
import { todayIn } from './today.ts';

/** So many bookings that are in the way are named. */
const NAMED = 3;

/** That a machine is somebody else's, by which bookings, and the nearest first days on which it is free for as long. */
export interface DaysTaken {
  readonly ok: false;
  readonly reason: 'days-taken';
  readonly nearest: readonly string[];
  readonly inTheWay: readonly StaffBooking[];
}

/** The refusal of days of a machine that the database refused, with the nearest ones; `exceptId` is a booking that would leave its own. */
export async function daysTaken(
  database: Database,
  { machineId, days, exceptId }: { machineId: number; days: DayRange; exceptId?: string },
): Promise<DaysTaken> {
  const [depot] = await database
    .select({ market: depots.market })
    .from(machines)
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .where(eq(machines.id, machineId));
  const today = todayIn(depot?.market ?? 'UA');
  const busy = await busyDays(database, { machineId, from: today, exceptId });
  const inTheWay = await staffBookings(database, {
    where: and(
      eq(bookings.machineId, machineId),
      isStanding,
      meets(days.from, days.to),
      exceptId === undefined ? undefined : ne(bookings.id, exceptId),
    ),
    order: asc(bookings.firstDay),
    limit: NAMED,
  });
  return { ok: false, reason: 'days-taken', nearest: nearestFreeDays(busy, days, today), inTheWay };
}
