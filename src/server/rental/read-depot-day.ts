import { and, asc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { depositState, depotDue, depotList, DEPOT_LISTS } from '../../domain/rental/depot-day.ts';
import { RETURN_AHEAD } from '../../domain/rental/lease-steps.ts';
import { OUT_OF_SHOP } from '../../domain/rental/lease-view.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { machineProtocolsOf } from './protocols/read-protocols.ts';
import { bookings, depots, leases, machines } from './tables.ts';
import { todayIn, todayOf } from './today.ts';
import { leavesOn } from './travel-days.ts';

/** More than any depot hands over and takes back in two days, with what is late. */
const LEASES_MAX = 200;

const COLUMNS = {
  leaseId: leases.id,
  status: leases.status,
  firstDay: leases.firstDay,
  leavesOn,
  lastDay: leases.lastDay,
  itemName: orderItems.name,
  market: depots.market,
  orderId: orders.id,
  orderNumber: orders.orderNumber,
  paymentStatus: orders.paymentStatus,
  depositMinor: orders.depositMinor,
  haulageMinor: orders.haulageMinor,
  firstName: orderAddresses.firstName,
  lastName: orderAddresses.lastName,
  phone: orderAddresses.phone,
};

/** The day of a lease's next way: on which its machines leave their depot, are with its customer, or are rented for the last time. */
const nextWayOn = sql<string>`case when ${leases.status} = 'ACTIVE' then ${leases.lastDay}
  when ${inArray(leases.status, [...OUT_OF_SHOP])} then ${leases.firstDay} else ${leavesOn}::date end`;

/** Leases under way of which a machine is not back, by a condition; those that begin or end first come first. */
const leasesWhere = (database: Database, where: SQL | undefined, locale: Locale) =>
  database
    .selectDistinct({
      ...COLUMNS,
      depotName: sql<string>`${depots.name} ->> ${locale}`,
      dueOn: nextWayOn.as('due_on'),
    })
    .from(bookings)
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .innerJoin(leases, eq(leases.id, bookings.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(orderAddresses, and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')))
    .where(and(inArray(leases.status, [...RETURN_AHEAD]), eq(bookings.status, 'CONFIRMED'), where))
    .orderBy(sql`due_on`, asc(leases.id))
    .limit(LEASES_MAX);

/** The leases of a condition with what is due, who rents, their machines and how far their protocols are. */
async function dueLeases(database: Database, where: SQL | undefined, locale: Locale) {
  const rows = await leasesWhere(database, where, locale);
  const protocols = await machineProtocolsOf(database, [...new Set(rows.map(({ leaseId }) => leaseId))]);
  return rows.flatMap(
    ({ firstDay, lastDay, leavesOn: blockedFrom, firstName, lastName, phone, market, ...row }) => {
      if (firstDay === null || lastDay === null) return [];
      const due = depotDue(
        { firstDay, lastDay, blockedFrom: blockedFrom ?? firstDay, status: row.status },
        market,
      );
      const { leaseId, status, itemName, orderId, orderNumber, depotName } = row;
      return [
        {
          leaseId,
          status,
          itemName,
          depotName,
          order: { id: orderId, orderNumber },
          period: { firstDay, lastDay },
          due,
          list: depotList(due, todayIn(market)),
          customer: { name: [firstName, lastName].filter(Boolean).join(' '), phone: phone ?? '' },
          deposit: depositState(row),
          isBrought: (row.haulageMinor ?? 0) > 0,
          machines: (protocols.get(leaseId) ?? []).filter(({ isOut }) => isOut),
        },
      ];
    },
  );
}

/**
 * What a depot, or every one, has to do: what is late, today's hand-overs and returns, and what is due tomorrow, each by its market's
 * day. Names are in the language of who looks.
 */
export const readDepotDay =
  (database: Database) =>
  async ({ depotId }: { readonly depotId: number | null }, locale: Locale) => {
    const tomorrow = sql`(${todayOf(depots.market)} + 1)`;
    const where = and(lte(nextWayOn, tomorrow), depotId === null ? undefined : eq(machines.depotId, depotId));
    const due = await dueLeases(database, where, locale);
    return Object.fromEntries(
      DEPOT_LISTS.map((list) => [list, due.filter((each) => each.list === list)]),
    ) as Readonly<Record<(typeof DEPOT_LISTS)[number], typeof due>>;
  };

/** The protocol that a machine waits for: of the lease that has it, or of the next one that begins by tomorrow; null for none. */
export async function machineDue(database: Database, machineId: number, locale: Locale) {
  const due = await dueLeases(database, eq(bookings.machineId, machineId), locale);
  const next = due.find(({ due: { kind }, status, list }) =>
    kind === 'return' ? true : status !== 'APPROVED' && list !== null,
  );
  if (next === undefined) return null;
  const { leaseId, order, due: what, list } = next;
  return { leaseId, orderNumber: order.orderNumber, ...what, isDue: list !== null && list !== 'tomorrow' };
}
