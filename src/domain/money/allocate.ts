import type { Money } from './money.ts';
import { isZero, money } from './money.ts';

/**
 * Shares an amount by weights so that the shares sum to it exactly (a discount over order lines, R7): whole minor
 * units by proportion, the units left over to the largest remainders, the earlier share first. Weights are whole and
 * not negative; where all are zero the shares are equal. A negative total is shared like its positive. Throws on bad
 * weights, or if something is to be shared among nobody.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError(`Weights must be whole and not negative: ${weights.join(', ')}`);
  }
  if (weights.length === 0 && !isZero(total)) throw new RangeError('Nobody to share the amount among');
  const sign = total.minor < 0 ? -1 : 1;
  const equal = weights.every((weight) => weight === 0);
  const shares = largestRemainder(
    BigInt(Math.abs(total.minor)),
    weights.map((weight) => (equal ? 1n : BigInt(weight))),
  );
  return shares.map((share) => money(sign * Number(share), total.currency));
}

function largestRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((a, b) => a + b, 0n);
  const shares = weights.map((weight) => (total * weight) / whole);
  const left = Number(total - shares.reduce((a, b) => a + b, 0n));
  const luckiest = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
    .slice(0, left);
  const extra = new Set(luckiest.map(({ index }) => index));
  return shares.map((share, index) => (extra.has(index) ? share + 1n : share));
}
