import { divideHalfUp } from '../money/money.ts';

/** Pieces of a line that came back, of a line that cost so much with tax. */
export interface WorthLine {
  readonly grossMinor: number;
  readonly ordered: number;
  readonly pieces: number;
}

/**
 * What pieces of an order cost their customer, tax and discount counted, in minor units. When nothing is left with the
 * customer it is all that the order came to, delivery and fee too (Directive 2011/83/EU, art. 13), unless a machine was
 * rented with them (`isRented`): its rent and its way are no part of what goods were worth.
 */
export function goodsWorth(
  lines: readonly WorthLine[],
  { totalMinor, isRented }: { readonly totalMinor: number; readonly isRented: boolean },
): number {
  if (!isRented && lines.every(({ pieces, ordered }) => pieces === ordered)) return totalMinor;
  return lines.reduce(
    (sum, { grossMinor, pieces, ordered }) =>
      sum + divideHalfUp(BigInt(grossMinor) * BigInt(pieces), BigInt(ordered)),
    0,
  );
}
