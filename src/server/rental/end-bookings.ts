import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Market } from '../../domain/locale/market.ts';
import { takenDays } from '../../domain/rental/taken-days.ts';
import type { Database } from '../database/database.ts';
import { bookings } from './tables.ts';

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
    await transaction
      .update(bookings)
      .set({ ...takenDays(booking, { backOn, market }), status: 'ENDED', updatedAt: sql`now()` })
      .where(eq(bookings.id, booking.id));
  }
}
