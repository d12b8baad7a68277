/** Every status of an order, a lease or a request (C §4). Printed names are the messages `orderStatus.{status}`. */
export const STATUSES = [
  'PENDING',
  'APPROVED',
  'PROCESSING',
  'IN_PROGRESS',
  'SHIPPED',
  'DELIVERED',
  'ACTIVE',
  'RETURNED',
  'COMPLETED',
  'RESOLVED',
  'REJECTED',
  'CANCELLED',
] as const;
export type Status = (typeof STATUSES)[number];

type Table = Readonly<Partial<Record<Status, readonly Status[]>>>;

/** A purchase order: from each status the ones that may follow (R23). Paying or confirming it starts PROCESSING. */
export const PURCHASE_TRANSITIONS = {
  PENDING: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['COMPLETED', 'RETURNED'],
  COMPLETED: ['RETURNED'],
  RETURNED: [],
  CANCELLED: [],
} as const satisfies Table;
export type PurchaseStatus = keyof typeof PURCHASE_TRANSITIONS;

/** A purchase order whose goods left the shop and did not come back. */
export const SENT: ReadonlySet<string> = new Set<PurchaseStatus>(['SHIPPED', 'DELIVERED', 'COMPLETED']);

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
} as const satisfies Table;
export type LeaseStatus = keyof typeof LEASE_TRANSITIONS;

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
} as const satisfies Table;
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
} as const satisfies Table;
export type ExchangeStatus = keyof typeof EXCHANGE_TRANSITIONS;

/** The early end of a lease (R23). COMPLETED once the fee is settled. */
export const TERMINATION_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['RETURNED'],
  RETURNED: ['COMPLETED'],
  COMPLETED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Table;
export type TerminationStatus = keyof typeof TERMINATION_TRANSITIONS;

/** A support ticket (R23). RESOLVED may be reopened within 14 days, after them it is COMPLETED. */
export const TICKET_TRANSITIONS = {
  PENDING: ['IN_PROGRESS', 'RESOLVED', 'CANCELLED'],
  IN_PROGRESS: ['PENDING', 'RESOLVED'],
  RESOLVED: ['IN_PROGRESS', 'COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
} as const satisfies Table;
export type TicketStatus = keyof typeof TICKET_TRANSITIONS;
