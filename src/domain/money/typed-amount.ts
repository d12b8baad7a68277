import { fromMajor } from './major.ts';

const FORM = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** The minor units that somebody typed in major ones, `1 250,50` or `1250.5`; null for anything else. */
export function typedAmount(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '');
  return FORM.test(digits) ? fromMajor(Number(digits.replace(',', '.')), 'UAH').minor : null;
}
