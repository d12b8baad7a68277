import { APOSTROPHES } from './apostrophes.ts';
import { SUGGESTION_WORD_MIN_LENGTH } from './limits.ts';
import { normaliseSearch } from './normalise.ts';

const WORD = new RegExp(`\\p{L}(?:[\\p{L}\\p{N}\\p{M}${APOSTROPHES}-]*[\\p{L}\\p{N}\\p{M}])?`, 'gu');

/**
 * At most `max` words that begin as the typed prefix does and go on, in the order of the texts, lower case, each
 * once. Only words of 4 and more characters are offered (S §9, R30); spelling is compared as the search does it.
 */
export function wordCompletions(prefix: string, texts: readonly string[], max: number): string[] {
  const typed = normaliseSearch(prefix);
  if (typed === '') return [];
  const wordOfSpelling = new Map<string, string>();
  for (const word of texts.flatMap((text) => text.match(WORD) ?? [])) {
    if (wordOfSpelling.size >= max) break;
    if (Array.from(word).length < SUGGESTION_WORD_MIN_LENGTH) continue;
    const spelling = normaliseSearch(word);
    const goesOn = spelling.startsWith(typed) && spelling !== typed;
    if (goesOn && !wordOfSpelling.has(spelling)) wordOfSpelling.set(spelling, word.toLowerCase());
  }
  return [...wordOfSpelling.values()];
}
