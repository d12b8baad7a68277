import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { underDaysOff } from '../../domain/calendar/working-days.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { longestUntil } from '../../domain/rental/extension.ts';
import {
  blockedDays,
  bookedWay,
  type MachineWay,
  type RentalPeriod,
} from '../../domain/rental/rental-days.ts';
import { recordLeaseChange } from './record-lease-changes.ts';
import type { Database } from '../database/database.ts';
import { touchOrdersOf } from './move-leases.ts';
import { clearHolds } from './holds/own-holds.ts';
import { keptDaysOff } from './keep-days-off.ts';
import type { LeaseRow } from './own-lease.ts';
import { bookings, leaseEvents, leases, machines } from './tables.ts';

/** Of bookings: their machines are not back. */
const isStanding = and(ne(bookings.status, 'CANCELLED'), ne(bookings.status, 'ENDED'));

/** Of bookings: their days can be others still. */
const MOVABLE = ['HELD', 'CONFIRMED'] as const;
const isMovable = (status: string): boolean => MOVABLE.some((each) => each === status);

/** On which way the machines of a lease are booked; one that took another's place in it came by no parcel. */
const wayOf = (
  own: readonly { readonly firstDay: string; readonly blockedFrom: string }[],
  currency: Currency,
): MachineWay => {
  const market = marketOf(currency);
  return {
    market,
    travelDays: Math.max(0, ...own.map((booking) => bookedWay(booking, market).travelDays)),
  };
};

/** The bookings of a lease whose machines are not back. */
export const standingBookings = (database: Database, leaseId: string) =>
  database
    .select()
    .from(bookings)
    .where(and(eq(bookings.leaseId, leaseId), isStanding))
    .orderBy(asc(bookings.machineId));

/** A lease and how many machines its line has. */
interface LeasedLine {
  readonly leaseId: string;
  readonly quantity: number;
}

/** How many machines of each lease are out, for which its next days are paid; all of its line where none is booked. */
export async function machinesOutOf(
  database: Database,
  lines: readonly LeasedLine[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ leaseId: bookings.leaseId, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(
      and(
        inArray(
          bookings.leaseId,
          lines.map(({ leaseId }) => leaseId),
        ),
        isStanding,
      ),
    )
    .groupBy(bookings.leaseId);
  const counts = new Map(rows.map(({ leaseId, count }) => [leaseId, count]));
  return new Map(
    lines.map(({ leaseId, quantity }) => [leaseId, Math.min(quantity, counts.get(leaseId) ?? quantity)]),
  );
}

/** The same of one lease. */
export const machinesOut = async (
  database: Database,
  leaseId: string,
  { quantity }: { readonly quantity: number },
): Promise<number> => (await machinesOutOf(database, [{ leaseId, quantity }])).get(leaseId) ?? quantity;

/**
 * Gives the machines of a lease other last days, by the constraint: it throws where one of them is somebody else's (`isBookingClash`).
 * Those that came back keep the days that they took. The caller has written no row of leases or bookings yet, or has asked for the days
 * off before (`keptDaysOff`).
 */
export async function bookUntil(
  transaction: Database,
  { leaseId, period, currency }: { leaseId: string; period: RentalPeriod; currency: Currency },
): Promise<void> {
  const own = await transaction
    .select({
      productId: machines.productId,
      firstDay: bookings.firstDay,
      blockedFrom: bookings.blockedFrom,
      status: bookings.status,
    })
    .from(bookings)
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .where(eq(bookings.leaseId, leaseId));
  if (own.every(({ status }) => !isMovable(status))) return;
  const daysOff = await keptDaysOff(transaction);
  // What was held for somebody too long ago is in nobody's way.
  await clearHolds(transaction, { productIds: own.map(({ productId }) => productId), holders: [] });
  const { to: blockedTo } = underDaysOff(daysOff, () => blockedDays(period, wayOf(own, currency)));
  await transaction
    .update(bookings)
    .set({ lastDay: period.lastDay, blockedTo, updatedAt: sql`now()` })
    .where(and(eq(bookings.leaseId, leaseId), inArray(bookings.status, [...MOVABLE])));
}

/**
 * A lease lasts until another day, from now on: its history says so, by `reason`. Its machines are booked for the days already;
 * `billedUntil` null leaves how far it is billed.
 */
export async function lastUntil(
  transaction: Database,
  {
    leaseId,
    lastDay,
    billedUntil = null,
    actor,
    reason = 'extended',
  }: { leaseId: string; lastDay: string; billedUntil?: string | null; actor: string; reason?: string },
): Promise<void> {
  const [before] = await transaction
    .select({ lastDay: leases.lastDay })
    .from(leases)
    .where(eq(leases.id, leaseId));
  const [lease] = await transaction
    .update(leases)
    .set({ lastDay, ...(billedUntil !== null && { billedUntil }), updatedAt: sql`now()` })
    .where(eq(leases.id, leaseId))
    .returning({ status: leases.status });
  if (lease === undefined) return;
  await touchOrdersOf(transaction, [leaseId]);
  const { status } = lease;
  await transaction
    .insert(leaseEvents)
    .values({ leaseId, fromStatus: status, toStatus: status, actor, reason });
  await recordLeaseChange(
    transaction,
    { leaseId, actor, action: 'lease-days-changed' },
    { lastDay: [before?.lastDay ?? '', lastDay] },
  );
}

/** The last day on which a lease could end, by who has its machines next; null where it can end no later than it does. */
export async function longestUntilOf(
  database: Database,
  { id, firstDay, lastDay }: LeaseRow,
  currency: Currency,
): Promise<string | null> {
  if (firstDay === null || lastDay === null) return null;
  const own = await standingBookings(database, id);
  const [next] =
    own.length === 0
      ? []
      : await database
          .select({ from: sql<string | null>`min(${bookings.blockedFrom})::text` })
          .from(bookings)
          .where(
            and(
              inArray(
                bookings.machineId,
                own.map(({ machineId }) => machineId),
              ),
              ne(bookings.status, 'CANCELLED'),
              sql`${bookings.leaseId} is distinct from ${id}`,
              sql`${bookings.blockedFrom} > ${lastDay}`,
            ),
          );
  return longestUntil({ firstDay, lastDay }, { takenFrom: next?.from ?? null, way: wayOf(own, currency) });
}
