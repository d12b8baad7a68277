import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import { dateFormat } from '../../domain/locale/date-format.ts';
import { dayIn, marketOf, timeZoneOf, type Market } from '../../domain/locale/market.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import { OUT_OF_SHOP } from '../../domain/rental/lease-view.ts';
import { backBy, bookedWay, returnDay } from '../../domain/rental/rental-days.ts';
import {
  dueReminder,
  nextReminder,
  REMINDER_HOURS,
  type ReturnDays,
} from '../../domain/rental/return-reminder.ts';
import { mayTake, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { announceLeases } from './announce-leases.ts';
import { leases } from './tables.ts';
import { todayIn } from './today.ts';
import { leavesOn } from './travel-days.ts';

/** The chore's name in logs, metrics and among failures. */
export const RETURN_REMINDERS = 'reminders of returns';

/** Whether the clocks of a market show an hour at which people are written to. */
function isDaytime(market: Market): boolean {
  const hour = Number(
    dateFormat('en', timeZoneOf(market), { hour: '2-digit', hourCycle: 'h23' }).format(new Date()),
  );
  return hour >= REMINDER_HOURS.from && hour < REMINDER_HOURS.until;
}

/** A lease whose machines are out and whose reminder is due, or whose return day is not the one that was looked at; locked. */
async function claim(transaction: Database) {
  const isDue = CURRENCIES.filter((currency) => isDaytime(marketOf(currency))).map((currency) =>
    and(
      eq(orders.currency, currency),
      or(
        sql`${leases.reminderFor} is distinct from ${leases.lastDay}`,
        lte(leases.reminderOn, todayIn(marketOf(currency))),
      ),
    ),
  );
  if (isDue.length === 0) return undefined;
  const [row] = await transaction
    .select({ lease: leases, leavesOn, orderId: orders.id, currency: orders.currency })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(leases.status, [...OUT_OF_SHOP]),
        isNotNull(leases.lastDay),
        or(...isDue),
        mayTake(RETURN_REMINDERS, leases.id),
      ),
    )
    .orderBy(asc(leases.id))
    .limit(1)
    .for('update', { of: leases, skipLocked: true });
  return row && { id: row.lease.id, ...row };
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/**
 * The day of the reminder that is next: the noted one while the return day is the same. One that is looked at for the first time has those
 * after the day on which its machines left; another return day has all of its own from today on.
 */
function reminderDay(
  { reminderFor, reminderOn, lastDay, updatedAt }: Claimed['lease'],
  days: ReturnDays,
  market: Market,
) {
  if (reminderFor === lastDay) return reminderOn;
  const left = dayIn(timeZoneOf(market), updatedAt);
  return nextReminder(days, reminderFor === null ? left : daysAfter(todayIn(market), -1));
}

async function remind(
  transaction: Database,
  { lease, leavesOn: blockedFrom, orderId, currency }: Claimed,
): Promise<'reminded' | 'noted'> {
  const market = marketOf(currency);
  const today = todayIn(market);
  const { id: leaseId, firstDay, lastDay } = lease;
  if (firstDay === null || lastDay === null) throw new Error('A lease without days has no reminders');
  const way = bookedWay({ firstDay, blockedFrom: blockedFrom ?? firstDay }, market);
  const days = { due: returnDay({ lastDay }, market), back: backBy({ lastDay }, way) };
  const dueOn = reminderDay(lease, days, market);
  const isDue = dueOn !== null && dueOn <= today;
  await transaction
    .update(leases)
    .set({ reminderFor: lastDay, reminderOn: isDue ? nextReminder(days, today) : dueOn })
    .where(eq(leases.id, leaseId));
  const reminder = isDue ? dueReminder(days, today) : null;
  if (reminder === null) return 'noted';
  const { news, of, daysLeft } = reminder;
  await announceLeases(transaction, orderId, [{ leaseId, news, each: `${days.due}:${of}`, daysLeft }]);
  return 'reminded';
}

/**
 * Reminds one customer that machines come back in 7, 3 days or tomorrow, or tells that they are late; null when nothing is due. Each
 * reminder of a return day is written once, with the note of the next one, however many instances ask. A lease on which it fails is set
 * aside (`RowSetAside`).
 */
export const remindOfReturns = (database: Database) => (): Promise<'reminded' | 'noted' | null> =>
  workOnOne(database, RETURN_REMINDERS, { claim, work: remind });
