/**
 * What an order bills of a lease besides its own order: more days, the next days of a long rental, or what is owed beyond the deposit when
 * it is settled. Texts are `lease.bill.{kind}`.
 */
export const LEASE_BILL_KINDS = ['extension', 'month', 'settlement'] as const;
export type LeaseBillKind = (typeof LEASE_BILL_KINDS)[number];

/** A line that bills a lease of an earlier order, and begins none of its own. */
export interface BilledLease {
  readonly leaseId: string;
  readonly kind: LeaseBillKind;
}

/** What an order bills; null for every other order. */
export const billOf = (
  items: readonly { readonly rental: { readonly bill?: BilledLease | null } | null }[],
): BilledLease | null => items.find(({ rental }) => rental?.bill)?.rental?.bill ?? null;

/** So many days before the days that it pays for a month's bill is charged to the method that its customer chose for that, */
export const CHARGED_AHEAD_DAYS = 3;
/** and so often at most, once a day: a bank that refuses today may agree tomorrow. */
export const CHARGES_MAX = 3;

/** So many days before the days that it pays for a month's bill is written: time for a transfer. */
export const BILLED_AHEAD_DAYS = 7;

/** Whether a bill stays owed when nobody pays it: a month of a machine that is out, or what a settled lease left. An extension does not come about then. */
export const isOwed = (kind: LeaseBillKind): boolean => kind !== 'extension';
