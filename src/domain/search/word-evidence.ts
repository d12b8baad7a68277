import { LIKENESS_MIN, likenessOf } from './likeness.ts';
import type { SearchWord } from './search-words.ts';

/** From this evidence on, a word of a text is the typed one in another form, or begins so. */
export const SAME_WORD = 0.9;
/** From this evidence on, a word of a text has the typed one as a part, or a number that begins so. */
export const WHOLE_MIN = 0.5;
/** From this evidence on, a word of a text has the very number that was typed. */
export const SAME_NUMBER = 0.8;

/** A number, perhaps with the unit that normalising joins to it: `12`, `5.12kwh`, `3x2.5`. */
const MEASURE = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:kwh|kva|kw|wh|w|ah|v|a|mm2|ph)?$/;
export const isMeasure = (word: string): boolean => MEASURE.test(word);

/** What the number of a model is worth that only begins as the typed one: less than a word of the name. */
const CUT_NUMBER = 0.4;

/** Whether a measure ends where its unit has only begun: `5kw` is not in `5kwh`, nor `5a` in `5ah`. */
const cutsUnit = (word: string, rest: string): boolean =>
  isMeasure(word) && /[a-z]$/.test(word) && /^[a-z]/.test(rest);

/** How well a word of a name answers a typed one with digits: `5kw` is neither `15kw` nor quite `5.12kw`. */
function numberEvidence(word: string, token: string): number {
  const size = token.slice(token.lastIndexOf('x') + 1); // of one core of a cable: `1x6mm2`
  const at = token.indexOf(word);
  if (at >= 0 && cutsUnit(word, token.slice(at + word.length))) return 0;
  for (const each of token === size || !isMeasure(token) ? [token] : [token, size]) {
    if (each === word) return 0.95;
    // `mc4` is no beginning of `mc405`: that is another number.
    if (/\p{L}\d+$/u.test(word) && each.startsWith(word) && /^\d/.test(each.slice(word.length)))
      return CUT_NUMBER;
    if (each.startsWith(word))
      return /^\d+$/.test(word) && !/^[\d.]/.test(each.slice(word.length)) ? 0.95 : 0.5;
  }
  const [, whole = '', unit = ''] = /^(\d+)([a-z]+\d?)$/.exec(word) ?? [];
  if (unit !== '' && token.startsWith(`${whole}.`) && token.endsWith(unit)) return 0.8;
  const cutsNumber = /^\d/.test(word) && /[\d.]/.test(token.charAt(at - 1));
  return at < 0 || cutsNumber ? 0 : 0.6; // a part of a model number
}

/** How well a word of a name answers a typed one, from 0 to 1. */
export function evidenceOf({ word, stem }: SearchWord, token: string, isAlike: boolean): number {
  if (token === word) return 1;
  if (/\d/.test(word)) return numberEvidence(word, token);
  if (token.startsWith(word)) return 0.95;
  if (token.startsWith(stem)) return 0.9;
  if (token.includes(word)) return 0.6;
  if (token.includes(stem)) return 0.5;
  if (!isAlike) return 0;
  const likeness = likenessOf(word, token);
  return likeness < LIKENESS_MIN ? 0 : likeness * 0.8;
}
