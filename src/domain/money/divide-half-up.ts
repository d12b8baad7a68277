/**
 * The quotient rounded to a whole number, halves away from zero, so that a refund rounds like its payment.
 * Exact at any size; the denominator is positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = Number((2n * magnitude + denominator) / (2n * denominator));
  return numerator < 0n ? -rounded : rounded;
}
