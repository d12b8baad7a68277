import type { ReturnReason } from '../../domain/returns/return-status.ts';
import type { EmailOrder } from './email-order.ts';
import type { OrderStep } from './order-step.ts';

/** Steps at which goods came back, and why they did. */
export const CAME_BACK: Partial<Record<OrderStep, ReturnReason>> = {
  returned: 'withdrawn',
  'part-returned': 'faulty',
  undelivered: 'not-collected',
  'rest-not-sent': 'not-sent',
};
/** Steps that orders take when they are paid, with the status that they have then. */
export const ON_THE_WAY: Partial<Record<OrderStep, string>> = {
  paid: 'PROCESSING',
  'part-shipped': 'PROCESSING',
  shipped: 'SHIPPED',
  'tracking-corrected': 'SHIPPED',
};
/** Steps of orders that are paid. */
export const IS_PAID: ReadonlySet<string> = new Set([
  'cancelled',
  ...Object.keys(CAME_BACK),
  ...Object.keys(ON_THE_WAY),
]);

const BEFORE: Partial<Record<OrderStep, readonly string[]>> = {
  cancelled: ['customer-changed-mind'],
  paid: ['paid'],
  'part-shipped': ['paid', 'part-shipped'],
  shipped: ['paid', 'shipped'],
  'tracking-corrected': ['paid', 'shipped'],
};

/** What happened to a previewed order before its step. */
export function sampleEvents(step: OrderStep): EmailOrder['events'] {
  const at = new Date().toISOString();
  const reasons = BEFORE[step] ?? [];
  return reasons.map((reason) => ({ reason, at }));
}
