import type { Topic } from '../../domain/account/communication-preferences.ts';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';

/** The steps of an order that its customer is written of. Texts are the messages `mail.order.{step}.*`. */
export const ORDER_STEPS = [
  'placed',
  'delivery-quoted',
  'paid',
  'processing',
  'part-shipped',
  'shipped',
  'tracking-corrected',
  'delivered',
  'completed',
  'cancelled',
  'returned',
  'undelivered',
  'part-returned',
  'rest-not-sent',
  'payment-reversed',
  'payment-reminder',
  'payment-overdue',
  'payment-part',
  'charge-declined',
  'link',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const STEP_OF = {
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
} as const satisfies Partial<Record<PurchaseStatus, OrderStep>>;

/** What a new status is written of as: an order is in preparation because it is paid, or confirmed to be paid at the door. */
export function stepOf(to: PurchaseStatus, { paymentMethod }: { paymentMethod: PaymentMethod }): OrderStep {
  if (to === 'PENDING') return 'placed';
  if (to === 'PROCESSING') return paymentMethod === 'pod' ? 'processing' : 'paid';
  return STEP_OF[to];
}

/** Steps that only tell how an order gets on. All others are about its contract, its money or its documents, or were asked for. */
const ON_THE_WAY: ReadonlySet<OrderStep> = new Set([
  'part-shipped',
  'shipped',
  'tracking-corrected',
  'delivered',
  'completed',
]);

/**
 * What the e-mail about a step of an order is about, by what its customer may refuse. An order of machines alone is a lease. The
 * e-mail about goods that were paid for at the door brings their invoice.
 */
export function topicOfStep(
  step: OrderStep,
  {
    paymentMethod,
    items,
  }: { paymentMethod: PaymentMethod; items: readonly { readonly rental: object | null }[] },
): Topic<'email'> {
  if (!ON_THE_WAY.has(step) || (step === 'delivered' && paymentMethod === 'pod')) return 'required';
  return items.every(({ rental }) => rental !== null) ? 'leases' : 'orders';
}
