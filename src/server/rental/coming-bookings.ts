import { and, asc, count, eq } from 'drizzle-orm';
import type { Market } from '../../domain/locale/market.ts';
import type { StaffBooking } from '../../domain/rental/booking.ts';
import type { Database } from '../database/database.ts';
import { isStanding, meets, staffBookings } from './staff-bookings.ts';
import { bookings } from './tables.ts';
import { todayIn } from './today.ts';

/** How many bookings of a machine are not over, and the first of them. */
export interface ComingBookings {
  readonly count: number;
  readonly first: readonly StaffBooking[];
}

/** So many of them are named. */
const NAMED = 3;

/** The bookings of a machine that are not over: it stays in service for them. */
export async function comingBookings(
  database: Database,
  { id, market }: { readonly id: number; readonly market: Market },
): Promise<ComingBookings> {
  const where = and(eq(bookings.machineId, id), isStanding, meets(todayIn(market), null));
  const first = await staffBookings(database, { where, order: asc(bookings.firstDay), limit: NAMED });
  if (first.length < NAMED) return { count: first.length, first };
  const [row] = await database.select({ count: count() }).from(bookings).where(where);
  return { count: row?.count ?? first.length, first };
}
