import { strokesBetween } from './key-strokes.ts';

/** Less likeness is by chance. */
export const LIKENESS_MIN = 0.6;
/** A word that is not yet finished is like the beginning of another, from so many letters on, by this much of it. */
const UNFINISHED_MIN = 5;
const UNFINISHED = 0.9;

/** The share of the longer word that needs no key stroke to become the other; 0 where it is less than `least`. */
function shareUnchanged(one: string, other: string, least: number): number {
  const longest = Math.max(1, one.length, other.length);
  const most = Math.floor(longest * (1 - least) + Number.EPSILON * longest);
  return Math.max(0, 1 - strokesBetween(one, other, most) / longest);
}

/**
 * How like a word of the shop what was typed is, from `least` to 1; 0 for one that is less like it. `інвент` is like
 * `інвертор`, being half typed.
 */
export function likenessOf(typed: string, word: string, least = LIKENESS_MIN): number {
  const whole = shareUnchanged(typed, word, least);
  if (whole >= UNFINISHED || typed.length < UNFINISHED_MIN || word.length <= typed.length) return whole;
  const begun = UNFINISHED * shareUnchanged(typed, word.slice(0, typed.length), least / UNFINISHED);
  return Math.max(whole, begun);
}
