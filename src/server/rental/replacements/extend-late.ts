import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { underDaysOff } from '../../../domain/calendar/working-days.ts';
import { isBeforeHandover } from '../../../domain/rental/booking.ts';
import { OUT_OF_SHOP } from '../../../domain/rental/lease-view.ts';
import { backBy, blockedDays, bookedWay } from '../../../domain/rental/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { orderItems } from '../../orders/tables.ts';
import { keptDaysOff } from '../keep-days-off.ts';
import { lockMachine } from '../lock-machine.ts';
import { meets } from '../staff-bookings.ts';
import { bookings, depots, leases, machines } from '../tables.ts';
import { todayIn } from '../today.ts';
import {
  BookedMeanwhile,
  bookingsOfMachine,
  lockOrdersOf,
  whileNobodyBooks,
  type AffectedBooking,
} from './affected.ts';
import { askForMachine, moveToAnother } from './another-machine.ts';
import { lockReplacement, neededFor, writeOffer } from './offer-replacement.ts';
import { replacementOptions } from './replacement-options.ts';
import { replacements } from './tables.ts';

/** The chore's name in logs and metrics. */
export const LATE_MACHINES = 'machines that are late';

/** Bookings of machines that are with customers after the day on which they were to come back, the markets' own days told apart. */
async function lateBookings(database: Database) {
  const all = await database
    .select({ booking: bookings, market: depots.market })
    .from(leases)
    .innerJoin(bookings, eq(bookings.leaseId, leases.id))
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .where(
      and(
        inArray(leases.status, [...OUT_OF_SHOP]),
        eq(bookings.status, 'CONFIRMED'),
        lt(bookings.lastDay, todayIn('PL') > todayIn('UA') ? todayIn('PL') : todayIn('UA')),
      ),
    )
    .orderBy(bookings.id);
  return all.filter(({ booking, market }) => backBy(booking, bookedWay(booking, market)) < todayIn(market));
}

/** Offers at once all that can be had to whoever waits for a machine that is late. */
async function offerAll(transaction: Database, id: string): Promise<void> {
  const found = await lockReplacement(transaction, id);
  if (found === null) return;
  const { line, replacement } = found;
  const needed = neededFor(line, replacement);
  const { likes, days } = await replacementOptions(transaction, line, { needed, locale: line.order.locale });
  await writeOffer(transaction, found, { productIds: likes.map(({ productId }) => productId), days });
}

/** What stays in the way of a late machine's days: leases that have no other machine are asked for one. */
async function makeWay(
  transaction: Database,
  inTheWay: readonly AffectedBooking[],
  machine: NonNullable<Awaited<ReturnType<typeof lockMachine>>>,
): Promise<string | null> {
  let first: string | null = null;
  for (const booking of inTheWay) {
    const mayMove = isBeforeHandover(booking);
    if (mayMove && (await moveToAnother(transaction, booking, { machine, staffId: null }))) continue;
    first ??= booking.blockedFrom;
    const asked = mayMove ? await askForMachine(transaction, booking, 'late') : null;
    if (asked !== null) await offerAll(transaction, asked);
  }
  return first;
}

async function extend(transaction: Database, booking: typeof bookings.$inferSelect): Promise<void> {
  const { id, machineId, firstDay } = booking;
  const daysOff = await keptDaysOff(transaction);
  const until = (market: 'UA' | 'PL') => {
    const today = todayIn(market);
    return underDaysOff(
      daysOff,
      () => blockedDays({ firstDay, lastDay: today }, bookedWay(booking, market)).to,
    );
  };
  const latest = [until('UA'), until('PL')].toSorted().at(-1) ?? '';
  const within = () => bookingsOfMachine(transaction, machineId, meets(booking.blockedTo, latest), id);
  const locked = await lockOrdersOf(transaction, await within());
  const machine = await lockMachine(transaction, machineId);
  if (machine === null) return;
  const to = until(machine.market);
  const inTheWay = (await within()).filter(({ blockedFrom }) => blockedFrom < to);
  if (!inTheWay.every(({ orderId }) => orderId === null || locked.has(orderId))) throw new BookedMeanwhile();
  const first = await makeWay(transaction, inTheWay, machine);
  const extended = first !== null && first < to ? first : to;
  await transaction
    .update(bookings)
    .set({ blockedTo: extended, updatedAt: sql`now()` })
    .where(and(eq(bookings.id, id), eq(bookings.status, 'CONFIRMED'), lt(bookings.blockedTo, extended)));
}

/**
 * Keeps the days of machines that are late, day by day: whoever has them next gets another machine, or is asked what they want instead. What
 * cannot be kept, because the next lease has no other machine yet, stays with that lease: the board shows both.
 */
export const extendLate = (database: Database) => async (): Promise<void> => {
  for (const { booking, market } of await lateBookings(database)) {
    const today = todayIn(market);
    const { to } = blockedDays({ firstDay: booking.firstDay, lastDay: today }, bookedWay(booking, market));
    if (booking.blockedTo < to)
      await whileNobodyBooks(database, (transaction) => extend(transaction, booking));
  }
};

/** A lease that waited for a late machine, and whose customer had been asked what they want instead. */
export interface SettledLate {
  readonly id: string;
  readonly leaseId: string;
  readonly orderId: string;
}

/** Closes what was asked for because machines of a lease were late, once they are back: who waits for them has them. Answers whose customers know of it. */
export async function endLate(transaction: Database, leaseId: string): Promise<readonly SettledLate[]> {
  const ended = await transaction
    .update(replacements)
    .set({ status: 'WITHDRAWN', updatedAt: sql`now()` as unknown as string })
    .where(
      and(
        eq(replacements.reason, 'late'),
        inArray(replacements.status, ['NEEDED', 'OFFERED']),
        inArray(
          replacements.machineId,
          transaction.select({ id: bookings.machineId }).from(bookings).where(eq(bookings.leaseId, leaseId)),
        ),
      ),
    )
    .returning({ id: replacements.id, leaseId: replacements.leaseId, offers: replacements.offers });
  const told = ended.filter(({ offers }) => offers > 0);
  if (told.length === 0) return [];
  const rows = await transaction
    .select({ leaseId: leases.id, orderId: orderItems.orderId })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(
      inArray(
        leases.id,
        told.map((each) => each.leaseId),
      ),
    );
  const orderOf = new Map(rows.map((row) => [row.leaseId, row.orderId]));
  return told.flatMap((each) => {
    const orderId = orderOf.get(each.leaseId);
    return orderId === undefined ? [] : [{ id: each.id, leaseId: each.leaseId, orderId }];
  });
}
