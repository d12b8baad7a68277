import type { Transitions } from '../orders/order-status.ts';

/** A support ticket (R23). RESOLVED may be reopened within 14 days, after them it is COMPLETED. */
export const TICKET_TRANSITIONS = {
  PENDING: ['IN_PROGRESS', 'RESOLVED', 'CANCELLED'],
  IN_PROGRESS: ['PENDING', 'RESOLVED'],
  RESOLVED: ['IN_PROGRESS', 'COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
} as const satisfies Transitions;
export type TicketStatus = keyof typeof TICKET_TRANSITIONS;
