/** A lease that nobody took, by its money: what was paid for it with the order, in minor units with tax. */
export interface MissedLease {
  /** What one day of its machines cost when it was ordered; null where no such price is known. */
  readonly dayMinor: number | null;
  readonly days: number;
  /** What the whole rental costs, less its share of a discount. */
  readonly priceMinor: number;
  readonly depositMinor: number;
  /** What was paid for bringing its machines alone, and taking them back. */
  readonly transportMinor: number;
}

/** What the shop keeps of a lease that nobody took: the price of its first day, never more than that of the whole rental. */
export const keptAfterNoShow = ({
  dayMinor,
  days,
  priceMinor,
}: Pick<MissedLease, 'dayMinor' | 'days' | 'priceMinor'>): number =>
  Math.min(priceMinor, dayMinor ?? Math.ceil(priceMinor / days));

/**
 * What of it goes back: the rest of its price, its deposit, and the transport that nobody needed. Never more than is left of the order's
 * money.
 */
export const refundAfterNoShow = (missed: MissedLease, leftMinor: number): number =>
  Math.max(
    0,
    Math.min(
      leftMinor,
      missed.priceMinor - keptAfterNoShow(missed) + missed.depositMinor + missed.transportMinor,
    ),
  );
