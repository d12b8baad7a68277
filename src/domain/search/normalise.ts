import { APOSTROPHES } from './apostrophes.ts';
import { foldLatin } from './fold-latin.ts';
import { joinUnits } from './units.ts';

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;
const CROSS_SIGN = /(?<=\d)\s*[×*]\s*(?=\d)/g;
const CROSS_LETTER = /(?<=\d) ?[xх] ?(?=\d)/g;
/** No word is longer: an index holds no longer one. */
const LONG_WORD = /(\S{60})\S+/gu;
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|(?<=\d)\.(?=\d))*/gu;

/**
 * The form in which texts are indexed and terms are looked up, so that spelling does not decide what is found
 * (domain facts, "Search"): lower case, no apostrophes, Latin without diacritics, decimal dots, sizes as `3x2.5`,
 * numbers with units as one token, words divided by one space and cut at 60 characters. Idempotent; empty if the
 * text has no letter or digit.
 */
export function normaliseSearch(text: string): string {
  const plain = foldLatin(text.normalize('NFKC').toLowerCase().replace(APOSTROPHE, ''))
    .replace(DECIMAL_COMMA, '.')
    .replace(CROSS_SIGN, 'x');
  const words = (plain.match(WORD) ?? []).join(' ');
  return joinUnits(words.replace(CROSS_LETTER, 'x')).replace(LONG_WORD, '$1');
}
