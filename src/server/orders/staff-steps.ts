import type { Database } from '../database/database.ts';
import { changeStatus, type StatusChanged } from './change-status.ts';
import * as v from 'valibot';
import type { Tracking } from '../../domain/orders/carriers.ts';
import { trackingSchema } from '../../domain/orders/tracking-schema.ts';
import { mayCancel, staffCancelEvent, type StaffCancelReason } from '../../domain/orders/cancellation.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import { lockOrder, type LockedOrder } from './lock-order.ts';
import { orderItemsOf } from './order-views-of.ts';

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

/** An order that staff have handed to a carrier. */
export interface Shipment {
  readonly orderId: string;
  /** As it was typed; see `trackingSchema`. */
  readonly tracking: { readonly carrier: string; readonly number: string };
  /** Id of the member of staff. */
  readonly staffId: string;
}

export type ShipResult = StepTaken | { readonly ok: false; readonly reason: 'invalid-tracking' };

/** An order of machines alone is sent and delivered by its leases. */
const isOfLeases = async (transaction: Database, orderId: string): Promise<boolean> =>
  rentedLines((await orderItemsOf(transaction, [orderId])).get(orderId) ?? []) === 'all';

/**
 * Hands a locked order over (R23): its parcel's number, its status, its history and its e-mail. `actor` is staff or a partner's program, as in
 * `StatusChange`.
 */
export async function handOver(
  transaction: Database,
  order: LockedOrder,
  { tracking, actor }: { readonly tracking: Tracking; readonly actor: string },
): Promise<StatusChanged> {
  if (await isOfLeases(transaction, order.id)) return { ok: false, reason: 'transition-not-allowed' };
  return changeStatus(transaction, order, { to: 'SHIPPED', actor, reason: 'shipped', tracking });
}

/** Notes that the parcel of a locked order has arrived (R23). */
export async function noteArrival(
  transaction: Database,
  order: LockedOrder,
  actor: string,
): Promise<StatusChanged> {
  if (await isOfLeases(transaction, order.id)) return { ok: false, reason: 'transition-not-allowed' };
  return changeStatus(transaction, order, { to: 'DELIVERED', actor, reason: 'delivered' });
}

/** Staff hand an order over: all of it in one transaction. */
export const shipOrder =
  (database: Database) =>
  async ({ orderId, tracking, staffId }: Shipment): Promise<ShipResult> => {
    const parcel = v.safeParse(trackingSchema, tracking);
    if (!parcel.success) return { ok: false, reason: 'invalid-tracking' };
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      return handOver(transaction, order, { tracking: parcel.output, actor: `staff:${staffId}` });
    });
  };

/** Staff note that a parcel has arrived (R23); the 14 days for sending goods back begin. */
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
      if (!mayCancel({ ...order, items })) return { ok: false, reason: 'transition-not-allowed' };
      return changeStatus(transaction, order, {
        to: 'CANCELLED',
        actor: `staff:${staffId}`,
        reason: staffCancelEvent(reason),
      });
    });
  };
