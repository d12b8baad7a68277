import { dueOf } from '../payments/order-money.ts';
import { isTransferAwaited } from '../payments/is-transfer-awaited.ts';
import { isPayable } from '../payments/payment-page.ts';
import type { SessionStatus } from '../payments/session-status.ts';
import type { OrderView } from './order-view.ts';

/** What a customer has still to pay of an order, and until when. */
export interface OrderDue {
  /** In minor units of the order's currency. */
  readonly amountMinor: number;
  /** A day, `2026-11-05`, for a transfer; an ISO 8601 moment for a card; null where the shop set none. */
  readonly until: string | null;
}

type DueOrder = Pick<
  OrderView,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'shippingMinor'
  | 'totalMinor'
  | 'heldMinor'
  | 'owedMinor'
  | 'cardMinor'
  | 'takesCard'
  | 'unmatchedPayment'
  | 'heldUntil'
  | 'paymentDueOn'
> & { readonly awaitsCredit?: boolean };

/**
 * What is to be paid of an order on its page `/payment/{id}` now; null where nothing is: it is paid, at the door, cancelled, waits for the
 * price of its delivery, or its bank looks at a payment (`session`, the latest page).
 */
export function orderDue(order: DueOrder, session: SessionStatus | null): OrderDue | null {
  if (isPayable(order)) {
    const until = order.paymentMethod === 'card' ? order.heldUntil : order.paymentDueOn;
    return session === 'PROCESSING' ? null : { amountMinor: dueOf(order), until };
  }
  if (!isTransferAwaited(order) || order.shippingMinor === null) return null;
  const amountMinor = dueOf(order);
  return amountMinor === 0 ? null : { amountMinor, until: order.paymentDueOn };
}
