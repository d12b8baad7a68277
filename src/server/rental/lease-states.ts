import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { LeaseState, LeaseView } from '../../domain/rental/lease-view.ts';
import type { LeasedMachine } from '../../domain/rental/machine.ts';
import type { LeasedOption } from '../../domain/rental/rental-option.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { bookings, leases, machines } from './tables.ts';
import { leavesOn } from './travel-days.ts';

/** A lease with the line that it is of. */
export type LeaseOfItem = LeaseState &
  Pick<LeaseView, 'depositMinor' | 'depositBackMinor'> & {
    readonly itemId: string;
    readonly options: readonly LeasedOption[];
  };

/** The machines that a lease has by now: one that was swapped is no longer its own, unless all came back. */
const currentOf = <Booked extends { readonly status: string }>(
  booked: readonly Booked[],
): readonly Booked[] => {
  const standing = booked.filter(({ status }) => status !== 'ENDED');
  return standing.length > 0 ? standing : booked;
};

/** The bookings of leases with their machines; a machine has a product of its own where it is not the line's. */
async function bookedOf(database: Database, leaseIds: readonly string[]) {
  const rows = await database
    .select({
      leaseId: bookings.leaseId,
      status: bookings.status,
      inventoryNumber: machines.inventoryNumber,
      serialNumber: machines.serialNumber,
      valueMinor: machines.valueMinor,
      name: productTexts.name,
      brand: products.brand,
      articleNumber: products.articleNumber,
    })
    .from(bookings)
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .innerJoin(leases, eq(leases.id, bookings.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(
      products,
      and(eq(products.id, machines.productId), ne(machines.productId, orderItems.productId)),
    )
    .leftJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.locale, orders.locale)),
    )
    .where(and(inArray(bookings.leaseId, [...leaseIds]), ne(bookings.status, 'CANCELLED')))
    .orderBy(asc(machines.id));
  return rows.map(
    ({ leaseId, status, inventoryNumber, serialNumber, valueMinor, name, brand, articleNumber }) => {
      const isLines = name === null || brand === null || articleNumber === null;
      const product = isLines ? null : { name, brand, articleNumber };
      const machine: LeasedMachine = { inventoryNumber, serialNumber, valueMinor, product };
      return { leaseId, status, machine };
    },
  );
}

/** How the leases of an order stand, in the order of its lines; two queries, one where nothing is rented. */
export async function leaseStatesOf(database: Database, orderId: string): Promise<readonly LeaseOfItem[]> {
  const rows = await database
    .select({ lease: leases, leavesOn })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  if (rows.length === 0) return [];
  const booked = await bookedOf(
    database,
    rows.map(({ lease }) => lease.id),
  );
  return rows.map(({ lease, leavesOn: leaves }) => {
    const {
      id,
      status,
      options,
      firstDay,
      lastDay,
      depositMinor,
      depositBackMinor,
      orderItemId: itemId,
    } = lease;
    return {
      id,
      itemId,
      status,
      options,
      depositMinor: depositMinor === 0 ? null : depositMinor,
      depositBackMinor,
      period: firstDay === null || lastDay === null ? null : { firstDay, lastDay },
      leavesOn: leaves,
      machines: currentOf(booked.filter(({ leaseId }) => leaseId === id)).map(({ machine }) => machine),
    };
  });
}
