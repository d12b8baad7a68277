/** Less likeness is by chance. */
export const LIKENESS_MIN = 0.6;
/** A word that is not yet finished is like the beginning of another, from so many letters on, by this much of it. */
const UNFINISHED_MIN = 5;
const UNFINISHED = 0.9;

/** Key strokes between two words: one more, one less, another one, two in the wrong order. */
function strokesBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let left = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let fewest = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      if (left + 1 < fewest) fewest = left + 1;
      const withoutLetter = (above[column] ?? 0) + 1;
      if (withoutLetter < fewest) fewest = withoutLetter;
      if (!isSame && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        const swapped = (before[column - 2] ?? 0) + 1;
        if (swapped < fewest) fewest = swapped;
      }
      current.push((left = fewest));
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
}

/** The share of the longer word that needs no key stroke to become the other. */
function shareUnchanged(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  // At least the difference of their lengths must be typed.
  const most = 1 - Math.abs(one.length - other.length) / Math.max(1, longest);
  return most < LIKENESS_MIN ? 0 : 1 - strokesBetween(one, other) / Math.max(1, longest);
}

/** How like a word of the shop what was typed is, from 0 to 1; `інвент` is like `інвертор`, being half typed. */
export function likenessOf(typed: string, word: string): number {
  const whole = shareUnchanged(typed, word);
  if (whole >= UNFINISHED || typed.length < UNFINISHED_MIN || word.length <= typed.length) return whole;
  return Math.max(whole, UNFINISHED * shareUnchanged(typed, word.slice(0, typed.length)));
}
