import { bankNotice } from '../payments/card-money.ts';
import { billOf } from '../rental/lease-bill.ts';
import type { OrderItemView, OrderView } from './order-view.ts';

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

/** What of an order decides whether it can be cancelled. */
interface Cancellable {
  readonly status: string;
  readonly items: readonly Pick<OrderItemView, 'rental'>[];
  /** The parcels that were handed to carriers; absent for none. */
  readonly shipments?: readonly unknown[];
}

/**
 * Whether an order may still be cancelled (R23): until the first of its goods is handed over, in whichever parcel. Of a lease of several machines that is the
 * first machine with a signed protocol, though the lease itself goes on with the last.
 */
export const mayCancel = ({ status, items, shipments = [] }: Cancellable): boolean =>
  (status === 'PENDING' || status === 'PROCESSING') &&
  shipments.length === 0 &&
  !items.some(
    ({ rental }) => rental !== null && (HANDED_OVER.has(rental.status) || rental.isPartlyOut === true),
  );

/** Whether its customer may cancel it: what is owed after a lease was settled only staff can let go. */
export const mayCustomerCancel = (order: Cancellable): boolean =>
  mayCancel(order) && billOf(order.items)?.kind !== 'settlement';

/** What of an order tells what becomes of its money when it is cancelled. */
type Cancelled = Parameters<typeof bankNotice>[0] &
  Pick<OrderView, 'heldMinor' | 'cardMinor' | 'creditMinor' | 'isReplacement' | 'awaitsCredit'>;

/** Whether an order replaces exchanged goods, and their worth is all that pays it, or will: no other money of it came or is asked for. */
const isPaidByExchangeAlone = (order: Cancelled): boolean =>
  order.isReplacement &&
  (order.awaitsCredit || order.paymentStatus === 'PAID') &&
  order.heldMinor + order.cardMinor <= order.creditMinor;

/**
 * What becomes of an order's money when it is cancelled: `all` that was paid goes back, or the `rest` of it; a bank has it before it,
 * `disputed`; it is `done`; or nothing is promised, because staff have a refund to make that failed. Of what replaces exchanged goods and is `unpaid`
 * besides, nothing goes back but what its exchange says. Texts are the messages `order.cancel.text.{money}`.
 */
export function moneyOnCancel(order: Cancelled): 'all' | 'rest' | 'disputed' | 'done' | 'failed' | 'unpaid' {
  const byBank = bankNotice(order);
  if (byBank?.way === 'disputed' || byBank?.way === 'disputedRest') return 'disputed';
  if (byBank?.way === 'failed') return 'failed';
  if (isPaidByExchangeAlone(order)) return 'unpaid';
  if (order.paymentStatus === 'REFUNDED') return 'done';
  return order.paymentStatus === 'PARTIALLY_REFUNDED' ? 'rest' : 'all';
}
