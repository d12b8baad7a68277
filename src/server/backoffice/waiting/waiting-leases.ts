import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { workingDaysFrom } from '../../../domain/calendar/working-days.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { slowestParcelDays } from '../../../domain/rental/parcel-travel.ts';
import { RETURN_AHEAD } from '../../../domain/rental/lease-steps.ts';
import { OUT_OF_SHOP } from '../../../domain/rental/lease-view.ts';
import { backBy, type MachineWay } from '../../../domain/rental/rental-days.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { replacements } from '../../rental/replacements/tables.ts';
import { bookings, leases } from '../../rental/tables.ts';
import { leaseTerminations } from '../../rental/terminations/tables.ts';
import { todayIn } from '../../rental/today.ts';
import { leavesOn } from '../../rental/travel-days.ts';
import {
  dayOf,
  marketOfOrder,
  noonOf,
  ofOrder,
  period,
  type WaitingOf,
  type WaitingSource,
} from './waiting-source.ts';

/** The last day of a lease whose machines are due back by a day, on their way. */
function lastDayDueBy(day: string, way: MachineWay): string {
  let last = day;
  while (backBy({ lastDay: last }, way) > day) last = daysAfter(last, -1);
  return last;
}

/** Leases with a machine that is not back, whose next way is due by tomorrow. */
function leasesDue(): Record<'handover' | 'takeback', WaitingSource> {
  const tomorrow = { UA: daysAfter(todayIn('UA'), 1), PL: daysAfter(todayIn('PL'), 1) };
  const by = (day: (market: Market) => string) =>
    sql`case ${orders.currency} when 'PLN' then ${day('PL')}::date else ${day('UA')}::date end`;
  const from = sql`${leases} inner join ${orderItems} on ${orderItems.id} = ${leases.orderItemId} ${ofOrder} ${orderItems.orderId}`;
  const dueBy = (market: Market, travelDays: number) =>
    lastDayDueBy(tomorrow[market], { market, travelDays });
  // What was handed to a carrier already is there on its first day.
  const leaves = sql`case when ${inArray(leases.status, [...OUT_OF_SHOP])} then ${leases.firstDay}
    else ${leavesOn}::date end`;
  const isByParcel = sql`${leavesOn}::date < ${leases.firstDay}`;
  const isOut = sql`exists (select from ${bookings} where ${bookings.leaseId} = ${leases.id} and ${bookings.status} = 'CONFIRMED')`;
  const line = {
    id: leases.id,
    orderId: orders.id,
    title: orderItems.name,
    state: leases.status,
    market: marketOfOrder,
  };
  return {
    handover: {
      from,
      where: and(
        inArray(
          leases.status,
          RETURN_AHEAD.filter((status) => status !== 'ACTIVE'),
        ),
        // What begins later does not leave yet, however long its way.
        sql`${leases.firstDay} <= ${by((market) => workingDaysFrom(tomorrow[market], slowestParcelDays('UAH'), market))}`,
        sql`${leaves} <= ${by((market) => tomorrow[market])}`,
        isOut,
      ),
      order: leases.firstDay,
      line: { ...line, since: leases.createdAt, dueOn: leaves },
    },
    takeback: {
      from,
      where: and(
        eq(leases.status, 'ACTIVE'),
        sql`${leases.lastDay} <= case when ${isByParcel} then ${by((market) => dueBy(market, slowestParcelDays('UAH')))}
          else ${by((market) => dueBy(market, 0))} end`,
        isOut,
      ),
      order: leases.lastDay,
      line: {
        ...line,
        since: noonOf(leases.firstDay),
        begins: noonOf(leases.lastDay),
        period: sql`case when ${isByParcel} then ${period('machine-parcel')} else ${period('machine-return')} end`,
      },
    },
  };
}

const leased = (leaseId: SQLWrapper) => sql`inner join ${leases} on ${leases.id} = ${leaseId}
  inner join ${orderItems} on ${orderItems.id} = ${leases.orderItemId} ${ofOrder} ${orderItems.orderId}`;

/** Machines to be handed over, taken back or replaced, and requests to end a lease early. */
export function waitingLeases(): WaitingOf<'replacement' | 'termination' | 'handover' | 'takeback'> {
  const { handover, takeback } = leasesDue();
  return {
    replacement: [
      {
        from: sql`${replacements}`,
        where: inArray(replacements.status, ['NEEDED', 'OFFERED']),
        order: replacements.createdAt,
        joins: leased(replacements.leaseId),
        line: {
          id: replacements.id,
          orderId: orders.id,
          title: orderItems.name,
          state: sql`case when ${replacements.status} = 'OFFERED' and ${replacements.expiresAt} < now() then 'EXPIRED' else ${replacements.status} end`,
          since: replacements.createdAt,
          market: marketOfOrder,
          // A machine that broke while it was rented is missed since then.
          dueOn: sql`case when ${leases.firstDay} >= ${dayOf(replacements.createdAt)} then ${leases.firstDay} end`,
        },
      },
    ],
    termination: [
      {
        from: sql`${leaseTerminations}`,
        where: eq(leaseTerminations.status, 'PENDING'),
        order: leaseTerminations.requestedAt,
        joins: leased(leaseTerminations.leaseId),
        line: {
          id: leaseTerminations.id,
          orderId: orders.id,
          title: orderItems.name,
          state: leaseTerminations.status,
          since: leaseTerminations.requestedAt,
          market: marketOfOrder,
          period: period('answer'),
        },
      },
    ],
    handover: [handover],
    takeback: [takeback],
  };
}
