/** What an order bills of a lease besides its own order: more days, or the next days of a long rental. */
export const LEASE_BILL_KINDS = ['extension', 'month'] as const;
export type LeaseBillKind = (typeof LEASE_BILL_KINDS)[number];
