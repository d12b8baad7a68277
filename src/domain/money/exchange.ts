import { divideHalfUp, type Currency, type Money, money } from './money.ts';

/** What one złoty costs in hryvnias on a day; frozen on the orders that it priced (R7). */
export interface ExchangeRate {
  readonly base: 'PLN';
  readonly quote: 'UAH';
  /** Hryvnias for one złoty in millionths, a positive integer: 11.25 is 11 250 000. */
  readonly ratePerUnitE6: number;
  /** The day of the rate, ISO 8601 (`2026-11-05`). */
  readonly date: string;
  /** Who states the rate, for example the National Bank of Ukraine. */
  readonly source: string;
}

const MILLION = 1_000_000n;

/**
 * The price of one unit in another currency at the stored rate, half up to the minor unit (R7). Convert unit prices
 * and multiply afterwards, never sums. The amount itself if it is in that currency already.
 */
export function convert(m: Money, to: Currency, rate: ExchangeRate): Money {
  if (!Number.isSafeInteger(rate.ratePerUnitE6) || rate.ratePerUnitE6 <= 0) {
    throw new RangeError(`Not a rate in millionths: ${rate.ratePerUnitE6}`);
  }
  if (m.currency === to) return m;
  const minor = BigInt(m.minor);
  const rateE6 = BigInt(rate.ratePerUnitE6);
  const converted =
    to === rate.quote ? divideHalfUp(minor * rateE6, MILLION) : divideHalfUp(minor * MILLION, rateE6);
  return money(converted, to);
}
