import { and, eq, inArray, sql } from 'drizzle-orm';
import { isWorkingDay, underDaysOff } from '../../domain/calendar/working-days.ts';
import { marketOf, type Market } from '../../domain/locale/market.ts';
import { BEFORE_HANDOVER, DAYS_MOVED } from '../../domain/rental/lease-steps.ts';
import { blockedDays, bookedWay, startDays, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import { daysAfter, daysBetween } from '../../domain/calendar/days.ts';
import { recordLeaseChange } from './record-lease-changes.ts';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { orderItems } from '../orders/tables.ts';
import { announceLeases } from './announce-leases.ts';
import { annexContract } from './contracts/write-contract.ts';
import { keptDaysOff } from './keep-days-off.ts';
import { isBookingClash } from './is-booking-clash.ts';
import { leaseStatesOf } from './lease-states.ts';
import { lockMachine } from './lock-machine.ts';
import { noteEvent } from './machine-events.ts';
import { daysTaken, type DaysTaken } from './nearest-free.ts';
import { bookings, leaseEvents, leases } from './tables.ts';
import { todayIn } from './today.ts';

/** A lease as it was seen, and the day on which it is to begin. */
export interface LeaseDaysMove {
  readonly orderId: string;
  readonly leaseId: string;
  readonly staffId: string;
  readonly firstDay: string;
  /** Its first day when the form was made. */
  readonly seenDay: string;
}

export type LeaseDaysMoved =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | 'order-not-found'
        | 'lease-not-found'
        | 'transition-not-allowed'
        | 'lease-changed'
        | 'day-not-offered';
    }
  | DaysTaken;

/** The days of as long a lease that begins on another. */
const movedPeriod = ({ firstDay, lastDay }: RentalPeriod, to: string): RentalPeriod => ({
  firstDay: to,
  lastDay: daysAfter(to, daysBetween(firstDay, lastDay)),
});

/** Whether machines cannot be handed over on a day; sooner than orders may begin is for staff to decide. */
const isClosed = (day: string, { today, market }: { today: string; market: Market }): boolean =>
  day < today || day >= startDays({ today, market, travelDays: 0 }).to || !isWorkingDay(day, market);

async function move(transaction: Database, asked: LeaseDaysMove): Promise<LeaseDaysMoved> {
  const { orderId, leaseId, staffId, firstDay, seenDay } = asked;
  const order = await lockOrder(transaction, orderId);
  if (!order) return { ok: false, reason: 'order-not-found' };
  const lease = (await leaseStatesOf(transaction, orderId)).find(({ id }) => id === leaseId);
  if (!lease?.period) return { ok: false, reason: 'lease-not-found' };
  const earlier = lease.period;
  if (earlier.firstDay === firstDay) return { ok: true };
  if (earlier.firstDay !== seenDay) return { ok: false, reason: 'lease-changed' };
  if (!BEFORE_HANDOVER.includes(lease.status)) return { ok: false, reason: 'transition-not-allowed' };
  const market = marketOf(order.currency);
  const today = todayIn(market);
  const daysOff = await keptDaysOff(transaction);
  if (underDaysOff(daysOff, () => isClosed(firstDay, { today, market })))
    return { ok: false, reason: 'day-not-offered' };
  const period = movedPeriod(earlier, firstDay);
  const isOwn = and(eq(bookings.leaseId, leaseId), inArray(bookings.status, ['HELD', 'CONFIRMED']));
  const booked = await transaction
    .select({
      machineId: bookings.machineId,
      firstDay: bookings.firstDay,
      blockedFrom: bookings.blockedFrom,
    })
    .from(bookings)
    .where(isOwn)
    .orderBy(bookings.machineId);
  for (const { machineId } of booked) await lockMachine(transaction, machineId);
  const { from: blockedFrom, to: blockedTo } = underDaysOff(daysOff, () =>
    blockedDays(period, booked[0] ? bookedWay(booked[0], market) : { market, travelDays: 0 }),
  );
  await transaction
    .update(bookings)
    .set({ ...period, blockedFrom, blockedTo, updatedAt: sql`now()` })
    .where(isOwn);
  await transaction
    .update(leases)
    // What is billed moves with the days.
    .set({
      ...period,
      billedUntil: sql`${leases.billedUntil} + (${period.firstDay}::date - ${leases.firstDay})`,
      updatedAt: sql`now()`,
    })
    .where(eq(leases.id, leaseId));
  await transaction.update(orderItems).set({ rentalStart: firstDay }).where(eq(orderItems.id, lease.itemId));
  const [event] = await transaction
    .insert(leaseEvents)
    .values({
      leaseId,
      fromStatus: lease.status,
      toStatus: lease.status,
      actor: `staff:${staffId}`,
      reason: DAYS_MOVED,
    })
    .returning({ id: leaseEvents.id });
  await recordLeaseChange(
    transaction,
    { leaseId, actor: `staff:${staffId}`, action: 'lease-days-changed' },
    { firstDay: [earlier.firstDay, period.firstDay], lastDay: [earlier.lastDay, period.lastDay] },
  );
  for (const { machineId } of booked) {
    await noteEvent(transaction, {
      machineId,
      staffId,
      kind: 'moved-here',
      period,
      detail: order.orderNumber,
    });
  }
  const annex = await annexContract(transaction, order, leaseId);
  const told = { leaseId, news: 'moved', earlier, each: String(event?.id) } as const;
  await announceLeases(transaction, orderId, [{ ...told, ...(annex !== null && { annex }) }]);
  return { ok: true };
}

/**
 * Moves a lease whose machines still stand in the depot to other days, as many as before and at the same price, with all its machines and
 * through the constraint of the database. Its customer is told, and of a lease that is paid its contract has an annex.
 */
export const moveLeaseDays =
  (database: Database) =>
  async (asked: LeaseDaysMove): Promise<LeaseDaysMoved> => {
    try {
      return await database.transaction((transaction) => move(transaction, asked));
    } catch (error) {
      if (!isBookingClash(error)) throw error;
      const [own] = await database
        .select()
        .from(bookings)
        .where(and(eq(bookings.leaseId, asked.leaseId), inArray(bookings.status, ['HELD', 'CONFIRMED'])))
        .orderBy(bookings.machineId)
        .limit(1);
      if (own === undefined) return { ok: false, reason: 'lease-not-found' };
      const length = daysBetween(own.blockedFrom, own.blockedTo);
      const from = daysAfter(asked.firstDay, -daysBetween(own.blockedFrom, own.firstDay));
      const days = { from, to: daysAfter(from, length) };
      return daysTaken(database, { machineId: own.machineId, days, exceptId: own.id });
    }
  };
