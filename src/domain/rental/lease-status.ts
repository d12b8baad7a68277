import type { Transitions } from '../orders/order-status.ts';

/** A lease (R23). An extension keeps ACTIVE and is no transition. */
export const LEASE_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'ACTIVE', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'CANCELLED'],
  DELIVERED: ['ACTIVE'],
  ACTIVE: ['RETURNED'],
  RETURNED: ['COMPLETED'],
  COMPLETED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Transitions;
export type LeaseStatus = keyof typeof LEASE_TRANSITIONS;

/** The early end of a lease (R23). COMPLETED once the fee is settled. */
export const TERMINATION_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['RETURNED'],
  RETURNED: ['COMPLETED'],
  COMPLETED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Transitions;
export type TerminationStatus = keyof typeof TERMINATION_TRANSITIONS;
