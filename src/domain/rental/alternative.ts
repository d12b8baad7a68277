import type { Money } from '../money/money.ts';

/** Another machine that is free where the wanted one is taken, and what all that were wanted of it cost for these days, without tax. */
export interface Alternative {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
}

/** So many others are proposed. */
export const ALTERNATIVES_MAX = 3;

/** Those whose days cost most like the wanted ones: machines of one class do. Equal ones in the order of the list. */
export const mostAlike = <Each extends { readonly dayMinor: number }>(
  others: readonly Each[],
  dayMinor: number,
): Each[] =>
  others
    .toSorted((a, b) => Math.abs(a.dayMinor - dayMinor) - Math.abs(b.dayMinor - dayMinor))
    .slice(0, ALTERNATIVES_MAX);
