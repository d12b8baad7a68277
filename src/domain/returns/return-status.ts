import type { Transitions } from '../orders/order-status.ts';

/**
 * Why goods come back, by where their order stood: a parcel that never arrived, goods within the 14 days, goods after them.
 * The history of the order keeps the reason; printed names are the messages `order.event.{reason}`, which customers read, too.
 */
const REASONS = {
  SHIPPED: ['refused', 'not-collected', 'undeliverable', 'damaged'],
  DELIVERED: ['withdrawn', 'faulty', 'wrong-goods', 'returned'],
  COMPLETED: ['warranty', 'withdrawn', 'returned'],
} as const;
export type ReturnReason = (typeof REASONS)[keyof typeof REASONS][number];
export const RETURN_REASONS: readonly ReturnReason[] = [...new Set(Object.values(REASONS).flat())];

/** The history's reason for a part of an order that came back. */
export const PART_BACK = 'part-back';

/** What of an order decides whether goods of it can come back. */
export interface ReturnableOrder {
  readonly status: string;
  readonly items: readonly { readonly rental: { readonly status: string } | null }[];
}

/** The reasons for which goods of an order can come back now (R23); none where they cannot. */
export function returnReasons({ status, items }: ReturnableOrder): readonly ReturnReason[] {
  if (status !== 'SHIPPED' && status !== 'DELIVERED' && status !== 'COMPLETED') return [];
  // A machine alone ends with its lease.
  if (status !== 'SHIPPED' && items.every(({ rental }) => rental !== null)) return [];
  return REASONS[status];
}

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
