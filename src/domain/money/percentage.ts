import { divideHalfUp } from './divide-half-up.ts';
import type { Money } from './money.ts';
import { money } from './money.ts';

const MILLION = 1_000_000;
const WHOLE = BigInt(100 * MILLION);

/** `ratePercent` percent of an amount, half up (R9). The rate may be fractional, to a millionth of a percent. */
export function percentOf(m: Money, ratePercent: number): Money {
  return money(divideHalfUp(BigInt(m.minor) * millionths(ratePercent), WHOLE), m.currency);
}

/** The part of an amount that was added to it as `ratePercent` percent: of 120 at 20 % it is 20. Half up. */
export function percentWithin(m: Money, ratePercent: number): Money {
  const rate = millionths(ratePercent);
  return money(divideHalfUp(BigInt(m.minor) * rate, WHOLE + rate), m.currency);
}

function millionths(ratePercent: number): bigint {
  if (!(ratePercent >= 0 && Number.isFinite(ratePercent))) throw new RangeError(`Not a rate: ${ratePercent}`);
  return BigInt(Math.round(ratePercent * MILLION));
}
