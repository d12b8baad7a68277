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
