import { type Currency, type Money, money } from './money.ts';

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

/** Blanks of any kind between groups, then a comma or a point before one or two decimals. */
const AMOUNT = /^\d{1,3}(?:\s?\d{3})*(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/;
/** More than any order comes to; what is above it is a slip of the finger. */
const DIGITS_MAX = 10;
/** The same in minor units: thousands of such amounts are summed without losing one. */
export const AMOUNT_MINOR_MAX = 10 ** DIGITS_MAX * 100 - 1;

/** An amount as people type it, `1 234,50` or `1234.5`; null for what is none, and for nothing at all. */
export function parseAmount(typed: string, currency: Currency): Money | null {
  const text = typed.trim();
  if (!AMOUNT.test(text)) return null;
  const [whole = '', decimals = ''] = text.replaceAll(/\s/g, '').split(/[.,]/);
  if (whole.length > DIGITS_MAX) return null;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return minor === 0 ? null : money(minor, currency);
}

const FORM = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** The minor units that somebody typed in major ones, `1 250,50` or `1250.5`; null for anything else, `12 50` too. */
export function typedAmount(typed: string): number | null {
  const text = typed.trim();
  const digits = text.replaceAll(/\s/g, '');
  return AMOUNT.test(text) && FORM.test(digits)
    ? fromMajor(Number(digits.replace(',', '.')), 'UAH').minor
    : null;
}

/** Minor units as somebody types them in major ones, `1250` or `1250.50`: what `typedAmount` reads again. */
export const amountTyped = (minor: number): string =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
