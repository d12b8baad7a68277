import { eq } from 'drizzle-orm';
import { nearestFreeDays } from '../../domain/rental/free-days.ts';
import type { DayRange } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { busyDays } from './staff-bookings.ts';
import { depots, machines } from './tables.ts';
import { todayIn } from './today.ts';

/** That a machine is somebody else's, and the nearest first days on which it is free for as long. */
export interface DaysTaken {
  readonly ok: false;
  readonly reason: 'days-taken';
  readonly nearest: readonly string[];
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
  return { ok: false, reason: 'days-taken', nearest: nearestFreeDays(busy, days, today) };
}
