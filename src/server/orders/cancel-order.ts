import { cancelEvent, mayCustomerCancel, type CancelReason } from '../../domain/orders/cancellation.ts';
import { mayRead } from '../../domain/orders/ownership.ts';
import type { Database } from '../database/database.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { lockOrder } from './lock-order.ts';
import { changeStatus } from './change-status.ts';
import { orderItemsOf } from './order-views-of.ts';
import { shipmentsOf } from './shipments.ts';

export interface Cancellation {
  readonly orderId: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The order that the visitor's browser holds a key of. */
  readonly guestOrderIds?: readonly string[];
  readonly reason: CancelReason;
}

export type CancelResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** `not-cancellable` is answered with 409: it is cancelled already, or on its way. */
      readonly reason: 'not-signed-in' | 'not-owner' | 'order-not-found' | 'not-cancellable';
    };

/**
 * Cancels an order for its owner (R23, R24) while its goods are in the shop. The order's row is locked first, so that of
 * a payment, a hand-over and a cancellation at once each sees what the others did; nothing is cancelled twice. Beyond the
 * limit of e-mails to one recipient it is cancelled all the same, without an e-mail.
 */
export const cancelOrder =
  (database: Database, { countEmail }: { countEmail: CountEmail }) =>
  async ({ orderId, userId, guestOrderIds = [], reason }: Cancellation): Promise<CancelResult> => {
    if (userId === null && !guestOrderIds.includes(orderId)) return { ok: false, reason: 'not-signed-in' };
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const access = mayRead(order, userId, guestOrderIds);
      if (!access.ok) return access;
      const items = (await orderItemsOf(transaction, [orderId])).get(order.id) ?? [];
      const shipments = (await shipmentsOf(transaction, [orderId])).get(order.id) ?? [];
      if (!mayCustomerCancel({ status: order.status, items, shipments }))
        return { ok: false, reason: 'not-cancellable' };
      const changed = await changeStatus(transaction, order, {
        to: 'CANCELLED',
        actor: `customer:${order.userId ?? 'guest'}`,
        reason: cancelEvent(reason),
        countEmail,
      });
      return changed.ok ? { ok: true } : { ok: false, reason: 'not-cancellable' };
    });
  };
