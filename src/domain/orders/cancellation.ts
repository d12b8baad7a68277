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
