import { money, type Currency, type Money } from './money.ts';

/** Blanks of any kind between groups, then a comma or a point before one or two decimals. */
const AMOUNT = /^\d{1,3}(?:\s?\d{3})*(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/;
/** More than any order comes to; what is above it is a slip of the finger. */
const DIGITS_MAX = 10;

/** An amount as people type it, `1 234,50` or `1234.5`; null for what is none, and for nothing at all. */
export function parseAmount(typed: string, currency: Currency): Money | null {
  const text = typed.trim();
  if (!AMOUNT.test(text)) return null;
  const [whole = '', decimals = ''] = text.replaceAll(/\s/g, '').split(/[.,]/);
  if (whole.length > DIGITS_MAX) return null;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return minor === 0 ? null : money(minor, currency);
}
