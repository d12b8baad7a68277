import { SUGGESTION_TEXT_MAX, SUGGESTION_WORD_MIN_LENGTH } from './search-limits.ts';
import { APOSTROPHES, normaliseSearch } from './normalise.ts';

/** A suggestion as it is shown: the first 50 characters (code points) and `…`, or the whole text if it fits (S §9). */
export function truncateSuggestion(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= SUGGESTION_TEXT_MAX) return text;
  return `${characters.slice(0, SUGGESTION_TEXT_MAX).join('')}…`;
}

const WORD = new RegExp(`\\p{L}(?:[\\p{L}\\p{N}\\p{M}${APOSTROPHES}-]*[\\p{L}\\p{N}\\p{M}])?`, 'gu');

/** The words of a text without article numbers, which hold digits; of a double word also its first half. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(WORD) ?? [])
    .filter((word) => !/\p{N}/u.test(word))
    .flatMap((word) => (word.includes('-') ? [word.slice(0, word.indexOf('-')), word] : [word]));

/**
 * At most `max` words that begin as the typed prefix does and go on, lower case, each once: in the order of the texts,
 * double words after all others. Only words of 4 and more characters are offered (S §9, R30), and no article numbers;
 * spelling is compared as the search does it.
 */
export function wordCompletions(prefix: string, texts: readonly string[], max: number): string[] {
  const typed = normaliseSearch(prefix);
  if (typed === '') return [];
  const wordOfSpelling = new Map<string, string>();
  const words = texts.flatMap(wordsOf);
  const isDouble = (word: string) => word.includes('-');
  for (const word of [...words.filter((each) => !isDouble(each)), ...words.filter(isDouble)]) {
    if (wordOfSpelling.size >= max) break;
    if (Array.from(word).length < SUGGESTION_WORD_MIN_LENGTH) continue;
    const spelling = normaliseSearch(word);
    // Whoever typed the first half of a double word in full is not on the way to it: `інвертор` is whole.
    const goesOn = spelling.startsWith(typed) && spelling !== typed && !spelling.startsWith(`${typed} `);
    if (goesOn && !wordOfSpelling.has(spelling)) wordOfSpelling.set(spelling, word.toLowerCase());
  }
  return [...wordOfSpelling.values()];
}
