import type { OrderView } from '../../domain/orders/order-view.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';

/**
 * How a placed order stands: what the customer who returns to it has to know. `expired` was not paid in time, and its
 * cart is still there; `closed` ended otherwise, cancelled or returned: its own page says how.
 */
export type PaymentStage = 'done' | 'waiting' | 'declined' | 'expired' | 'closed';

const HAS_NO_MONEY: ReadonlySet<string> = new Set(['UNPAID', 'FAILED']);

/** What of an order decides its stage. */
type StagedOrder = Pick<OrderView, 'paymentMethod' | 'paymentStatus' | 'status' | 'shippingMinor'> & {
  readonly events: readonly { readonly reason: string }[];
};

/** Whether an order was cancelled because its card was not paid by in time, with the cart untouched (R17a). */
function isExpired({ paymentMethod, paymentStatus, events }: StagedOrder): boolean {
  const isFromCart = events[0]?.reason === 'placed';
  const isOverdue = events.at(-1)?.reason === 'payment-expired';
  return paymentMethod === 'card' && HAS_NO_MONEY.has(paymentStatus) && isFromCart && isOverdue;
}

/**
 * The stage of an order; only a card has to be waited for. `session` is its latest page, null before the first one.
 * Before delivery is quoted there is nothing to pay (R10).
 */
export function paymentStage(order: StagedOrder, session: SessionStatus | null): PaymentStage {
  const { status, paymentMethod, paymentStatus, shippingMinor } = order;
  if (status === 'CANCELLED') return isExpired(order) ? 'expired' : 'closed';
  if (status === 'RETURNED') return 'closed';
  if (paymentMethod !== 'card' || !HAS_NO_MONEY.has(paymentStatus) || shippingMinor === null) return 'done';
  return session === 'FAILED' ? 'declined' : 'waiting';
}
