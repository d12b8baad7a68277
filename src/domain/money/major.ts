import type { Currency, Money } from './money.ts';
import { money } from './money.ts';

/** The amount in major units with at most two decimals, as JSON carries it beside its currency (R14). */
export const toMajor = (m: Money): number => m.minor / 100;

/**
 * The amount that a decimal of major units names; further decimals are rounded half up as written (1.005 is 1.01),
 * away from zero below it. Throws on what is not a finite number.
 */
export function fromMajor(amount: number, currency: Currency): Money {
  // The decimal point is moved in the text: 1.005 * 100 would be 100.49999999999999.
  const [digits = '', exponent = '0'] = String(Math.abs(amount)).split('e');
  const minor = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return money(amount < 0 ? -minor : minor, currency);
}
