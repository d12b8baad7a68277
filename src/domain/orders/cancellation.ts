import { bankNotice } from '../payments/card-money.ts';
import type { OrderItemView } from './order-view.ts';

/** Why customers cancel. Printed names are the messages `order.cancelReason.{reason}`. */
export const CANCEL_REASONS = ['changed-mind', 'mistake', 'too-slow', 'better-price', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The reason that the history of an order keeps for a customer's own cancellation. */
export const cancelEvent = (reason: CancelReason): string => `customer-${reason}`;

/** Why staff cancel. Printed names are the messages `order.event.shop-{reason}`, which customers read, too. */
export const STAFF_CANCEL_REASONS = [
  'customer-asked',
  'not-confirmed',
  'not-paid',
  'sold-out',
  'other',
] as const;
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];

/** The reason that the history of an order keeps for a cancellation by staff. */
export const staffCancelEvent = (reason: StaffCancelReason) => `shop-${reason}` as const;

/** Leases whose machine has left the shop. */
const HANDED_OVER = new Set(['SHIPPED', 'DELIVERED', 'ACTIVE', 'RETURNED', 'COMPLETED']);

/** Whether its customer may still cancel an order (R23): until the first of its goods is handed over. */
export const mayCancel = (order: {
  readonly status: string;
  readonly items: readonly Pick<OrderItemView, 'rental'>[];
}): boolean =>
  (order.status === 'PENDING' || order.status === 'PROCESSING') &&
  !order.items.some(({ rental }) => rental !== null && HANDED_OVER.has(rental.status));

/**
 * What becomes of an order's money when it is cancelled: `all` that was paid goes back, or the `rest` of it; a bank has it before it,
 * `disputed`; it is `done`; or nothing is promised, because staff have a refund to make that failed. Texts are the messages
 * `order.cancel.text.{money}`.
 */
export function moneyOnCancel(
  order: Parameters<typeof bankNotice>[0],
): 'all' | 'rest' | 'disputed' | 'done' | 'failed' {
  const byBank = bankNotice(order);
  if (byBank?.way === 'disputed' || byBank?.way === 'disputedRest') return 'disputed';
  if (byBank?.way === 'failed') return 'failed';
  if (order.paymentStatus === 'REFUNDED') return 'done';
  return order.paymentStatus === 'PARTIALLY_REFUNDED' ? 'rest' : 'all';
}
