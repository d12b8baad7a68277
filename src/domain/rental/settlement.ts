import type { DeductionKind } from './deductions.ts';

/** What a lease comes to when it is over, in minor units of its order's currency, with tax. */
export interface LeaseSettlement {
  /** What of the deposit is kept, and what goes back: together the deposit. */
  readonly keptMinor: number;
  readonly backMinor: number;
  /** What is owed beyond the deposit; with what is kept of it, all that is owed. */
  readonly billMinor: number;
}

/**
 * What a customer is told of the money of a lease that is settled: its deposit with what became of it, and the rent that goes back.
 * `backMinor` is what goes back now: what is missing of the deposit beside it and `keptMinor` went back before, with other money of the order.
 */
export interface LeaseMoney extends LeaseSettlement {
  readonly depositMinor: number;
  readonly rentBackMinor: number;
}

/**
 * Settles a deposit: it pays what is owed as far as it goes, the rest is billed. A deposit of 0 was agreed outside the order: all that is
 * owed by it is billed.
 *
 * Every amount is final, as its customer was shown it: the rent of days, late ones too, and the fee have their tax in them already; fuel,
 * damage and what is missing are the amounts that staff wrote. A bill of the rest therefore takes the tax as contained in its sum and adds
 * none. What of a rent goes back after an early end is not set against it: that is a refund of its own, with a correction of the invoice.
 */
export function settleLease({
  depositMinor,
  owed,
}: {
  readonly depositMinor: number;
  readonly owed: readonly OwedPart[];
}): LeaseSettlement {
  const all = owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const keptMinor = Math.min(depositMinor, all);
  return { keptMinor, backMinor: depositMinor - keptMinor, billMinor: all - keptMinor };
}

/** What is owed of a lease that is over: an early end with its fee, begun months that nobody paid, or what staff wrote down. */
export type OwedFor = 'early-end' | 'unpaid-months' | DeductionKind;

/** A part of what is owed of a lease that is over, in minor units with tax. */
export interface OwedPart {
  readonly what: OwedFor;
  readonly amountMinor: number;
}

/** What is owed of a lease, each kind once and none of nothing, in the order in which they first come. */
export function owedParts(parts: readonly OwedPart[]): readonly OwedPart[] {
  const sums = new Map<OwedFor, number>();
  for (const { what, amountMinor } of parts) sums.set(what, (sums.get(what) ?? 0) + amountMinor);
  return [...sums].flatMap(([what, amountMinor]) => (amountMinor > 0 ? [{ what, amountMinor }] : []));
}

/** The money of a lease as staff see it before they settle it; `depositMinor` is 0 where that was agreed outside the order. */
export interface SettlementPreview extends LeaseMoney {
  readonly owed: readonly OwedPart[];
}
