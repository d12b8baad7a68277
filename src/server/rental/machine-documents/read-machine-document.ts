import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { mayRead } from '../../../domain/orders/ownership.ts';
import { RETURN_AHEAD } from '../../../domain/rental/lease-steps.ts';
import type { LeasedMachineDocument } from '../../../domain/rental/machine-document.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import type { OrderKeys } from '../../orders/order-key.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import type { StoredFile } from '../../ports/files.ts';
import type { RentalStore } from '../protocols/photographs.ts';
import { bookings, leases, machines } from '../tables.ts';
import { machineDocuments } from './tables.ts';

/** Who asks for a document; `isStaff` has passed the door of the back office, `key` is that of an e-mail’s link. */
export interface DocumentReader {
  readonly userId: string | null;
  readonly guestOrderIds: readonly string[];
  readonly key: string | null;
  readonly isStaff: boolean;
}

/** Machines that a lease has from its approval until they are back; one that was swapped is its no more. */
const isLeased = and(inArray(leases.status, [...RETURN_AHEAD]), eq(bookings.status, 'CONFIRMED'));

/** The orders whose customers may have a document: such as have its machine. */
const ordersWith = (database: Database, machineId: number) =>
  database
    .selectDistinct({ id: orders.id, userId: orders.userId })
    .from(bookings)
    .innerJoin(leases, eq(leases.id, bookings.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(bookings.machineId, machineId), isLeased, isNull(orders.erasedAt)));

/**
 * A document of a machine for staff; for the customer of an approved or running lease of the machine, and a guest with the order's key,
 * where staff said that customers may have it. To everybody else there is none: null.
 */
export const readMachineDocument =
  ({ database, files }: RentalStore, keys: Pick<OrderKeys, 'opens'>) =>
  async (
    id: string,
    { userId, guestOrderIds, key, isStaff }: DocumentReader,
  ): Promise<{ readonly title: string; readonly file: StoredFile } | null> => {
    if (!isOrderId(id)) return null;
    const [found] = await database.select().from(machineDocuments).where(eq(machineDocuments.id, id));
    if (found === undefined) return null;
    if (!isStaff) {
      const isNobody = userId === null && guestOrderIds.length === 0 && key === null;
      if (!found.isForCustomer || isNobody) return null;
      const own = (await ordersWith(database, found.machineId)).some(
        (order) => mayRead(order, userId, guestOrderIds).ok || (key !== null && keys.opens(order.id, key)),
      );
      if (!own) return null;
    }
    const file = await files.get(found.file);
    return file === null ? null : { title: found.title, file };
  };

/** What the customer of a lease may have of its machines' documents; none before it is approved, and after the machines came back. */
export const documentsOfLease =
  (database: Database) =>
  (leaseId: string): Promise<LeasedMachineDocument[]> =>
    database
      .select({
        id: machineDocuments.id,
        kind: machineDocuments.kind,
        title: machineDocuments.title,
        inventoryNumber: machines.inventoryNumber,
      })
      .from(machineDocuments)
      .innerJoin(machines, eq(machines.id, machineDocuments.machineId))
      .innerJoin(bookings, eq(bookings.machineId, machines.id))
      .innerJoin(leases, eq(leases.id, bookings.leaseId))
      .where(and(eq(leases.id, leaseId), isLeased, eq(machineDocuments.isForCustomer, true)))
      .orderBy(asc(machines.id), asc(machineDocuments.kind), asc(machineDocuments.createdAt));
