import type { Country } from './countries.ts';

const digitsOf = (digits: string): number[] => [...digits].map(Number);
const weigh = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);

/** EDRPOU of a company: the eighth digit is the weighted rest by 11; its weights change when that is 10. */
function isEdrpou(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const digits = digitsOf(text);
  const isMiddle = Number(text) >= 30_000_000 && Number(text) <= 60_000_000;
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const first = weigh(digits, weights) % 11;
  const second = () =>
    weigh(
      digits,
      weights.map((weight) => weight + 2),
    ) % 11;
  return (first < 10 ? first : second() % 10) === digits[7];
}

/** RNOKPP of a sole trader. */
function isRnokpp(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const rest = weigh(digits, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11;
  return ((rest + 11) % 11) % 10 === digits[9];
}

function isNip(text: string): boolean {
  if (!/^\d{10}$/.test(text) || /^0+$/.test(text)) return false;
  const digits = digitsOf(text);
  return weigh(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
}

/** A VAT number of another country, of whatever form: letters and digits, some of them digits. */
const isForeign = (text: string): boolean => /^(?=.*\d)[A-Z\d]{4,20}$/.test(text);

/**
 * A buyer's tax number as it is kept, without what people put between its digits; null if it is none of the company's
 * country. Ukraine: EDRPOU (8 digits) or a sole trader's RNOKPP (10), both with their check digit. Poland: NIP with its
 * check digit, `PL` before it or not. Elsewhere any VAT number of 4 to 20 letters and digits.
 */
export function readTaxNumber(text: string, country: Country): string | null {
  const bare = text.replaceAll(/[\s.\-‐–/]/g, '').toUpperCase();
  if (country === 'UA') return isEdrpou(bare) || isRnokpp(bare) ? bare : null;
  if (country === 'PL') {
    const number = bare.replace(/^PL/, '');
    return isNip(number) ? number : null;
  }
  return isForeign(bare) ? bare : null;
}

/** What a tax number that was read is called in its country; printed names are the messages `checkout.taxNumber.{kind}`. */
export function taxNumberKind(number: string, country: string): 'edrpou' | 'rnokpp' | 'nip' | 'vat' {
  if (country === 'UA') return number.length === 8 ? 'edrpou' : 'rnokpp';
  return country === 'PL' ? 'nip' : 'vat';
}

const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  9: [8, 9, 2, 3, 4, 5, 6, 7],
  14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
};

/** Whether a text is a REGON, a company's number in Polish statistics: 9 or 14 digits, the last by weights, modulo 11. */
export function isRegon(text: string): boolean {
  const weights = WEIGHTS[text.length];
  if (!weights || !/^\d+$/.test(text)) return false;
  const rest = weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11;
  return rest % 10 === Number(text.at(-1)) && (text.length === 9 || isRegon(text.slice(0, 9)));
}
