/** Words of a term that are searched for: as many as tell a product from all others. */
const WORDS_MAX = 10;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The beginning of a term, up to its tenth word. Each word is looked up by itself and in other spellings: two hundred
 * characters of `1+1+1…` took a second of the database.
 */
export function firstWords(term: string): string {
  let words = 0;
  for (const { 0: word, index } of term.matchAll(WORD)) {
    if (++words === WORDS_MAX) return term.slice(0, index + word.length);
  }
  return term;
}
