import type { OrderSummary } from '../../domain/orders/order-view.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';

/** How far a placed order is with its money: what the customer who returns has to know. */
export type PaymentStage = 'done' | 'waiting' | 'declined' | 'expired';

const HAS_NO_MONEY: ReadonlySet<string> = new Set(['UNPAID', 'FAILED']);

/**
 * The stage of an order; only a card has to be waited for. `session` is its latest page, null before the first one.
 * Before delivery is quoted there is nothing to pay (R10).
 */
export function paymentStage(
  order: Pick<OrderSummary, 'paymentMethod' | 'paymentStatus' | 'status'> & {
    readonly shippingMinor: number | null;
  },
  session: SessionStatus | null,
): PaymentStage {
  if (order.paymentMethod !== 'card' || !HAS_NO_MONEY.has(order.paymentStatus)) return 'done';
  if (order.status === 'CANCELLED') return 'expired';
  if (order.shippingMinor === null) return 'done';
  return session === 'FAILED' ? 'declined' : 'waiting';
}
