import type { PurchaseStatus, Transitions } from '../orders/order-status.ts';

/** An exchange request (R23). IN_PROGRESS since the goods are back; from SHIPPED on it follows the order of its replacement. */
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

/** Whether an exchange is neither over nor dropped. */
export const isOpenExchange = (status: ExchangeStatus): boolean => EXCHANGE_TRANSITIONS[status].length > 0;

/** Whether an exchange came to nothing: its goods stay with their customer, or are refunded. */
export const isDroppedExchange = (status: ExchangeStatus): boolean =>
  status === 'REJECTED' || status === 'CANCELLED';

/** Exchanges whose replacement waits for its original: the shop has not got it back, or has not looked at it. */
export const WAITING_EXCHANGES = [
  'PENDING',
  'APPROVED',
  'IN_PROGRESS',
] as const satisfies readonly ExchangeStatus[];

export const waitsForOriginal = (status: ExchangeStatus): boolean =>
  WAITING_EXCHANGES.some((each) => each === status);

const FOLLOWING: Readonly<
  Partial<
    Record<
      PurchaseStatus,
      {
        readonly [from in ExchangeStatus]?: readonly [ExchangeStatus, ...ExchangeStatus[]];
      }
    >
  >
> = {
  SHIPPED: { IN_PROGRESS: ['SHIPPED'] },
  DELIVERED: { SHIPPED: ['DELIVERED'] },
  COMPLETED: { DELIVERED: ['COMPLETED'] },
  // The goods come back as those of any order: nothing is left of the exchange.
  RETURNED: { SHIPPED: ['DELIVERED', 'COMPLETED'], DELIVERED: ['COMPLETED'] },
  CANCELLED: { APPROVED: ['CANCELLED'], IN_PROGRESS: ['REJECTED'] },
};

/** The steps of an exchange that follow from a step of its replacement's order, each by the table; none for any other. */
export const stepsAfterOrder = (from: ExchangeStatus, order: PurchaseStatus): readonly ExchangeStatus[] =>
  FOLLOWING[order]?.[from] ?? [];
