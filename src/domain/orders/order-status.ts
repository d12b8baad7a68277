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

/** From each status of a thing the ones that may follow. */
export type Transitions = Readonly<Partial<Record<Status, readonly Status[]>>>;

/** A purchase order: from each status the ones that may follow (R23). Paying or confirming it starts PROCESSING. */
export const PURCHASE_TRANSITIONS = {
  PENDING: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['COMPLETED', 'RETURNED'],
  COMPLETED: ['RETURNED'],
  RETURNED: [],
  CANCELLED: [],
} as const satisfies Transitions;
export type PurchaseStatus = keyof typeof PURCHASE_TRANSITIONS;

/** A purchase order whose goods left the shop and did not come back. */
export const SENT: ReadonlySet<string> = new Set<PurchaseStatus>(['SHIPPED', 'DELIVERED', 'COMPLETED']);

/** A purchase order whose goods are still in the shop, and are to be sent. */
export const IN_SHOP = ['PENDING', 'PROCESSING'] as const satisfies readonly PurchaseStatus[];
export const isInShop = (status: string): boolean => IN_SHOP.some((each) => each === status);

/** A purchase order that came to nothing: its goods are not sent or came back, and it wants no money. */
export const ENDED: ReadonlySet<string> = new Set<PurchaseStatus>(['CANCELLED', 'RETURNED']);
