import { normaliseSearch } from './normalise.ts';

/** What was typed as a text query of Postgres that asks for all of its words, each whole or as the beginning of one; null where there is no word in it. */
export function wordsBegun(typed: string): string | null {
  const words = normaliseSearch(typed).replaceAll(/['\\]/g, '').split(' ').filter(Boolean);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
