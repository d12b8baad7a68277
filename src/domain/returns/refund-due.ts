/**
 * What is still to go back for goods that came back, in minor units: their worth, less what of the order's total went back
 * or is promised already, and never more than is left.
 */
export const refundDue = ({
  worthMinor,
  totalMinor,
  leftMinor,
}: {
  /** Of all that came back so far. */
  readonly worthMinor: number;
  readonly totalMinor: number;
  /** What the shop has of the order's money and has not promised away. */
  readonly leftMinor: number;
}): number => Math.min(leftMinor, Math.max(0, worthMinor - Math.max(0, totalMinor - leftMinor)));
