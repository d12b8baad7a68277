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
 * Settles a deposit: `owedMinor` is what an early end, its fee in it, or begun months left unpaid, and `deductionsMinor` what staff wrote down when the
 * machines came back. The deposit pays both as far as it goes, the rest is billed.
 *
 * Every amount is final, as its customer was shown it: the rent of days, late ones too, and the fee have their tax in them already; fuel,
 * damage and what is missing are the amounts that staff wrote. A bill of the rest therefore takes the tax as contained in its sum and adds
 * none. What of a rent goes back after an early end is not set against it: that is a refund of its own, with a correction of the invoice.
 */
export function settleLease({
  depositMinor,
  owedMinor,
  deductionsMinor,
}: {
  readonly depositMinor: number;
  readonly owedMinor: number;
  readonly deductionsMinor: number;
}): LeaseSettlement {
  const all = owedMinor + deductionsMinor;
  const keptMinor = Math.min(depositMinor, all);
  return { keptMinor, backMinor: depositMinor - keptMinor, billMinor: all - keptMinor };
}
