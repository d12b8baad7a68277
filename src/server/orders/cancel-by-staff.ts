import { mayCancel, staffCancelEvent, type StaffCancelReason } from '../../domain/orders/cancellation.ts';
import type { Database } from '../database/database.ts';
import { lockOrder } from './lock-order.ts';
import { changeStatus, type StatusChanged } from './change-status.ts';
import type { StaffStep } from './confirm-order.ts';
import { orderItemsOf } from './order-items-of.ts';

export interface StaffCancellation extends StaffStep {
  readonly reason: StaffCancelReason;
}

/**
 * Cancels an order for the shop (R23) while its goods are in the shop. Its money goes back as after any cancellation: a
 * card's by itself, a transfer's when staff have sent it.
 */
export const cancelByStaff =
  (database: Database) =>
  async ({ orderId, staffId, reason }: StaffCancellation): Promise<StatusChanged> => {
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const items = (await orderItemsOf(transaction, [orderId])).get(orderId) ?? [];
      if (!mayCancel({ ...order, items })) return { ok: false, reason: 'transition-not-allowed' };
      return changeStatus(transaction, {
        orderId,
        to: 'CANCELLED',
        actor: `staff:${staffId}`,
        reason: staffCancelEvent(reason),
      });
    });
  };
