import type { Database } from '../database/database.ts';
import { changeStatus, type StatusChanged } from './change-status.ts';
import { mayCancel, staffCancelEvent, type StaffCancelReason } from '../../domain/orders/cancellation.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import { lockOrder, type LockedOrder } from './lock-order.ts';
import { orderItemsOf } from './order-views-of.ts';
import { shipmentsOf } from './shipments.ts';

/** A step of an order that a member of staff takes. */
export interface StaffStep {
  readonly orderId: string;
  /** Id of the member of staff. */
  readonly staffId: string;
}

/** What came of it; `order-not-found` is answered with 404. */
export type StepTaken = StatusChanged | { readonly ok: false; readonly reason: 'order-not-found' };

/**
 * Confirms an order that is paid at the door (R23), after its customer was called; every other method is confirmed by its
 * money alone.
 */
export const confirmOrder =
  (database: Database) =>
  async ({ orderId, staffId }: StaffStep): Promise<StepTaken> => {
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      if (order.paymentMethod !== 'pod') return { ok: false, reason: 'transition-not-allowed' };
      const actor = `staff:${staffId}`;
      return changeStatus(transaction, order, { to: 'PROCESSING', actor, reason: 'confirmed' });
    });
  };

/** An order of machines alone is sent and delivered by its leases. */
export const isOfLeases = async (transaction: Database, orderId: string): Promise<boolean> =>
  rentedLines((await orderItemsOf(transaction, [orderId])).get(orderId) ?? []) === 'all';

/**
 * Notes that a locked order has arrived (R23), with the last of its parcels: the 14 days for sending goods back begin, of all of them (Directive
 * 2011/83/EU, art. 9(2)(b)(ii)). `actor` is staff or a partner's program, as in `StatusChange`.
 */
export async function noteArrival(
  transaction: Database,
  order: LockedOrder,
  actor: string,
): Promise<StatusChanged> {
  if (await isOfLeases(transaction, order.id)) return { ok: false, reason: 'transition-not-allowed' };
  return changeStatus(transaction, order, { to: 'DELIVERED', actor, reason: 'delivered' });
}

/** Staff note that an order has arrived. */
export const deliverOrder =
  (database: Database) =>
  async ({ orderId, staffId }: StaffStep): Promise<StepTaken> => {
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      return noteArrival(transaction, order, `staff:${staffId}`);
    });
  };

export interface StaffCancellation extends StaffStep {
  readonly reason: StaffCancelReason;
}

/**
 * Cancels an order for the shop (R23) while its goods are in the shop. Its money goes back as after any cancellation: a
 * card's by itself, a transfer's when staff have sent it.
 */
export const cancelByStaff =
  (database: Database) =>
  async ({ orderId, staffId, reason }: StaffCancellation): Promise<StepTaken> => {
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const items = (await orderItemsOf(transaction, [orderId])).get(orderId) ?? [];
      const shipments = (await shipmentsOf(transaction, [orderId])).get(orderId) ?? [];
      if (!mayCancel({ ...order, items, shipments })) return { ok: false, reason: 'transition-not-allowed' };
      return changeStatus(transaction, order, {
        to: 'CANCELLED',
        actor: `staff:${staffId}`,
        reason: staffCancelEvent(reason),
      });
    });
  };
