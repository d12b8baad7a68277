import type { Locale } from '../locale/locale.ts';

/** The currencies that the shop sells in (S §9). */
export const CURRENCIES = ['UAH', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in minor units (kopiykas, grosze) of one currency; always an integer (R7). */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** An amount of `minor` units; throws on anything but a safe integer, so that no fraction of a kopiyka exists (R7). */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor}`);
  return { minor: minor + 0, currency }; // + 0 turns -0 into 0
}

/** Nothing, in a currency. */
export const zero = (currency: Currency): Money => money(0, currency);

/** a + b; throws if their currencies differ (R7). */
export const add = (a: Money, b: Money): Money => money(a.minor + minorIn(a.currency, b), a.currency);

/** a − b, which may be negative; throws if their currencies differ (R7). */
export const subtract = (a: Money, b: Money): Money => money(a.minor - minorIn(a.currency, b), a.currency);

/** The sum of a list, zero for an empty one; throws if any amount is in another currency (R7). */
export const sum = (currency: Currency, list: readonly Money[]): Money => list.reduce(add, zero(currency));

/** The price of `count` equal pieces; `count` is a whole number, anything else throws. */
export function times(m: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number of pieces: ${count}`);
  return money(m.minor * count, m.currency);
}

export const isZero = (m: Money): boolean => m.minor === 0;

/** Negative if a is less than b, zero if equal, positive if more; throws if their currencies differ (R7). */
export const compare = (a: Money, b: Money): number => a.minor - minorIn(a.currency, b);

function minorIn(currency: Currency, m: Money): number {
  if (m.currency !== currency) throw new TypeError(`Mixed currencies: ${currency} and ${m.currency}`);
  return m.minor;
}

/** The currency of a visitor who has chosen none: złoty in Polish, hryvnia otherwise (C §9, R4). */
export const currencyOf = (locale: Locale): Currency => (locale === 'pl' ? 'PLN' : 'UAH');

/** Whether a stored or sent value is one of the shop's currencies. */
export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((currency) => currency === value);

/**
 * The quotient rounded to a whole number, halves away from zero, so that a refund rounds like its payment.
 * Exact at any size; the denominator is positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded); // a bigint knows no -0
}

const MILLION = 1_000_000;
const WHOLE = 100_000_000n;

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
