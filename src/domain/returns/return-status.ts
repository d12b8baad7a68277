import type { Transitions } from '../orders/order-status.ts';

/** A return request (R23). IN_PROGRESS is the inspection, COMPLETED the refund. */
export const RETURN_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['RETURNED'],
  RETURNED: ['IN_PROGRESS'],
  IN_PROGRESS: ['COMPLETED', 'REJECTED'],
  COMPLETED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Transitions;
export type ReturnStatus = keyof typeof RETURN_TRANSITIONS;

/** An exchange request (R23). */
export const EXCHANGE_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['SHIPPED', 'REJECTED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: ['COMPLETED'],
  COMPLETED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Transitions;
export type ExchangeStatus = keyof typeof EXCHANGE_TRANSITIONS;
