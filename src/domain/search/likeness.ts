/** A longer word is nobody's typing. */
const COMPARED_MAX = 64;

/** Three rows of the table at a time, written over by the next comparison: one search compares hundreds of words. */
const ROWS = [
  new Uint8Array(COMPARED_MAX + 1),
  new Uint8Array(COMPARED_MAX + 1),
  new Uint8Array(COMPARED_MAX + 1),
];

/**
 * Key strokes between two words: one more, one less, another one, two in the wrong order (optimal string alignment).
 * Infinity for more than `most`, given up at the first row that shows it, and for words beyond 64 letters.
 */
export function strokesBetween(one: string, other: string, most: number): number {
  const longest = Math.max(one.length, other.length);
  if (longest > COMPARED_MAX || Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let [before, above, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= other.length; column++) above[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    let [left, fewestOfRow] = [row, row];
    current[0] = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = letter === other.charCodeAt(column - 1);
      let fewest = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      if (left + 1 < fewest) fewest = left + 1;
      const withoutLetter = (above[column] ?? 0) + 1;
      if (withoutLetter < fewest) fewest = withoutLetter;
      if (
        !isSame &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      ) {
        const swapped = (before[column - 2] ?? 0) + 1;
        if (swapped < fewest) fewest = swapped;
      }
      current[column] = left = fewest;
      if (fewest < fewestOfRow) fewestOfRow = fewest;
    }
    if (fewestOfRow > most) return Number.POSITIVE_INFINITY;
    [before, above, current] = [above, current, before];
  }
  const strokes = above[other.length] ?? 0;
  return strokes > most ? Number.POSITIVE_INFINITY : strokes;
}

/** Below this similarity, matches are noise. */
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
