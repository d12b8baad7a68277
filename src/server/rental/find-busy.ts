import { sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Market } from '../../domain/locale/market.ts';
import type { BusyMachine } from '../../domain/rental/availability.ts';
import { backBy, blockedDays, bookedWay, type DayRange } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { listOf } from '../database/sql.ts';
import { statement } from '../database/statement.ts';
import { rentalHolds } from './holds/tables.ts';
import { bookings, depots, leases, machines } from './tables.ts';
import { todayIn } from './today.ts';

interface LateBooking {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly blockedFrom: string;
}

interface Found {
  readonly productId: number;
  readonly id: number;
  /** `2026-12-01/2026-12-05 …` in any order; null for none. */
  readonly ranges: string | null;
  /** A booking whose machine is still with its customer after its last day; null for none. */
  readonly late: LateBooking | null;
}

/**
 * The condition on the status is that of the constraint, whose index is used. Ranges come as one text for each machine: as JSON, or as rows,
 * a year of them costs the database twice as much.
 */
const find = statement<Found>(
  'find_busy_machines',
  sql`select machine.product_id as "productId", machine.id, taken.ranges, late.booking as late
    from ${machines} as machine
    left join lateral (
      select string_agg(booking.blocked_from::text || '/' || booking.blocked_to::text, ' ') as ranges
      from ${bookings} as booking
      where booking.machine_id = machine.id and booking.status <> 'CANCELLED'
        and (booking.lease_id is null or booking.lease_id <> all(${sql.placeholder('exceptLeaseIds')}::uuid[]))
        and (booking.hold_id is null or booking.hold_id in (select hold.id from ${rentalHolds} as hold
          where hold.expires_at > now() and hold.holder <> all(${sql.placeholder('exceptHolders')}::text[])))
        and daterange(booking.blocked_from, booking.blocked_to) && daterange(${sql.placeholder('from')}::date, ${sql.placeholder('to')}::date)
    ) as taken on true
    left join (
      select distinct on (booking.machine_id) booking.machine_id, json_build_object(
        'firstDay', booking.first_day, 'lastDay', booking.last_day, 'blockedFrom', booking.blocked_from) as booking
      from ${leases} as lease join ${bookings} as booking on booking.lease_id = lease.id
      where lease.status in ('SHIPPED', 'DELIVERED', 'ACTIVE') and booking.status = 'CONFIRMED'
        and booking.last_day < ${sql.placeholder('today')}::date
      order by booking.machine_id, booking.last_day desc
    ) as late on late.machine_id = machine.id
    where machine.product_id = any(${listOf('productIds')}) and machine.retired_at is null
      and machine.depot_id in (select depot.id from ${depots} as depot where depot.market = ${sql.placeholder('market')})
    order by machine.id`,
);

/** Reads the ranges of a machine, whose texts sort as their days do. */
const rangesIn = (text: string): readonly DayRange[] =>
  text
    .split(' ')
    .toSorted()
    .map((range) => ({ from: range.slice(0, 10), to: range.slice(11) }));

/** The days of a machine that is late: it has today, and is checked when it comes back. The chore that keeps such days may not have run. */
function withLate(busy: readonly DayRange[], late: LateBooking, market: Market): readonly DayRange[] {
  const today = todayIn(market);
  const way = bookedWay(late, market);
  if (backBy(late, way) >= today) return busy;
  const days = {
    from: daysAfter(late.lastDay, 1),
    to: blockedDays({ firstDay: today, lastDay: today }, way).to,
  };
  const meets = (range: DayRange) => range.from < days.to && days.from < range.to;
  const joined = busy
    .filter(meets)
    .reduce(
      (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
      days,
    );
  return [...busy.filter((range) => !meets(range)), joined].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * The machines of some products that serve a market, by product id, with the days from `from` until `to` on which each is somebody's;
 * products without a machine there are left out.
 */
export async function findBusy(
  database: Database,
  {
    exceptLeaseIds = [],
    exceptHolders = [],
    to = null,
    ...asked
  }: {
    readonly productIds: readonly number[];
    readonly market: Market;
    readonly from: string;
    /** The first day that does not matter; null for none. */
    readonly to?: string | null;
    /** Leases whose days count as free. */
    readonly exceptLeaseIds?: readonly string[];
    /** Shoppers whose holds count as free. */
    readonly exceptHolders?: readonly string[];
  },
): Promise<ReadonlyMap<number, readonly BusyMachine[]>> {
  const rows = await find(database, {
    ...asked,
    to,
    exceptLeaseIds,
    exceptHolders,
    today: todayIn(asked.market),
  });
  const busy = new Map<number, BusyMachine[]>();
  for (const { productId, id, ranges, late } of rows) {
    const known = ranges === null ? [] : rangesIn(ranges);
    const machine = { id, busy: late === null ? known : withLate(known, late, asked.market) };
    const others = busy.get(productId);
    if (others) others.push(machine);
    else busy.set(productId, [machine]);
  }
  return busy;
}
