import { likenessOf } from './likeness.ts';

/** Shorter words are like too much. */
const LENGTH_MIN = 5;
/** One key stroke of five letters may be wrong, two of nine. */
const CORRECTED_MIN = 0.75;

/** Whether a word is of about another's length and in its alphabet: no other can be nearly it. */
const isComparable = (word: string, other: string) =>
  Math.abs(other.length - word.length) <= word.length * (1 - CORRECTED_MIN) &&
  other.charCodeAt(0) >> 8 === word.charCodeAt(0) >> 8;

function closestOf(word: string, known: ReadonlySet<string>): string {
  if (word.length < LENGTH_MIN || known.has(word)) return word;
  let [closest, best] = [word, CORRECTED_MIN];
  for (const other of known) {
    if (!isComparable(word, other)) continue;
    const likeness = likenessOf(word, other, best);
    if (likeness > best) [closest, best] = [other, likeness];
  }
  return closest;
}

/** The text with words that are nearly a known one written as that one; null if there is none. */
export function correctWords(text: string, known: ReadonlySet<string>): string | null {
  const corrected = text
    .split(' ')
    .map((word) => closestOf(word, known))
    .join(' ');
  return corrected === text ? null : corrected;
}
