import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Market } from '../../domain/locale/market.ts';
import { takenDays } from '../../domain/rental/taken-days.ts';
import type { Database } from '../database/database.ts';
import { isStanding } from './staff-bookings.ts';
import { bookings } from './tables.ts';

type Booking = typeof bookings.$inferSelect;

/** The first day on which a machine is somebody's after a booking; null for never. */
async function nextFrom(
  transaction: Database,
  { id, machineId, blockedTo }: Booking,
): Promise<string | null> {
  const [next] = await transaction
    .select({ from: sql<string | null>`min(${bookings.blockedFrom})::text` })
    .from(bookings)
    .where(
      and(
        eq(bookings.machineId, machineId),
        isStanding,
        ne(bookings.id, id),
        gte(bookings.blockedFrom, blockedTo),
      ),
    );
  return next?.from ?? null;
}

/**
 * Ends the bookings of a lease whose machines came back on a day, or of one of its machines: what is left of their days is free again.
 * What ended before keeps the day on which it did.
 */
export async function endBookings(
  transaction: Database,
  { leaseId, machineId }: { readonly leaseId: string; readonly machineId?: number },
  { backOn, market }: { readonly backOn: string; readonly market: Market },
): Promise<void> {
  const own = await transaction
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.leaseId, leaseId),
        machineId === undefined ? undefined : eq(bookings.machineId, machineId),
        inArray(bookings.status, ['HELD', 'CONFIRMED']),
      ),
    );
  for (const booking of own) {
    const next = await nextFrom(transaction, booking);
    await transaction
      .update(bookings)
      .set({
        ...takenDays(booking, { backOn, market, nextFrom: next }),
        status: 'ENDED',
        updatedAt: sql`now()`,
      })
      .where(eq(bookings.id, booking.id));
  }
}
