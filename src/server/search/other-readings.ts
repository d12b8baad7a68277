import { sql } from 'drizzle-orm';
import { correctWords, otherLayout, transliterations } from '../../domain/search/other-readings.ts';
import { normaliseSearch, withUnits } from '../../domain/search/normalise.ts';
import { firstWords, searchWordsOf } from '../../domain/search/search-words.ts';
import type { Database } from '../database/database.ts';
import { categoryVocabulary } from './category-vocabulary.ts';
import type { Spelling } from './evidence.ts';
import { rankedSearch } from './ranked-search.ts';
import { wordQueries, type WordQueries } from './word-query.ts';

/** Shorter terms are like too much. */
const LIKENESS_MIN_LENGTH = 3;
/** Words of a term that are read otherwise: each is compared with all words of the shop, in every reading of the term. */
const READ_WORDS_MAX = 5;
/** Spellings that are searched for; a later one is less and less likely what was meant. */
const SPELLINGS_MAX = 3;

/** A text to be searched for instead of the typed one; `shownFor` is null if it only mends typos. */
interface Reading {
  readonly text: string;
  readonly shownFor: string | null;
}

/** A spelling, with what to show as searched for. */
export type OtherSpelling = Spelling & Pick<Reading, 'shownFor'>;

/** What else a term may have been meant as, the likeliest first. */
export function otherSpellings(term: string, minLength: number): readonly Reading[] {
  const typed = normaliseSearch(term);
  const layout = otherLayout(term);
  return (
    [...(layout === null ? [] : [layout]), ...transliterations(withUnits(term))]
      .map((text) => firstWords(text, READ_WORDS_MAX)) // a letter within a word may be a sign between words on the other layout
      .map((shownFor) => ({ shownFor, text: normaliseSearch(shownFor) }))
      // A spelling without letters (`ґґ` is two backslashes on the other layout) would match everything.
      .filter(({ text }) => text !== typed && Array.from(text).length >= minLength)
  );
}

/** A normalised text with its mistyped words for goods put right; null if it has none. */
export const correctedText = (text: string): string | null => correctWords(text, categoryVocabulary().words);

function corrected({ text }: Reading): readonly Reading[] {
  const right = correctedText(text);
  return right === null ? [] : [{ text: right, shownFor: right }];
}

/** How many likelier kinds of spelling there are: typos, then other spellings, last what only some words are like. */
const rank = (isOther: boolean, alike: WordQueries['alike']) =>
  (isOther ? 2 : 0) + (alike === null ? 0 : 1) + (alike?.isWhole === false ? 2 : 0);

/** The spellings of a reading that the shop's words can answer: its words as they are, or others like them. */
function spellingsOf({ text, shownFor }: Reading, { asTyped, alike }: WordQueries) {
  const isOther = shownFor !== null;
  const exact = asTyped === null ? [] : [{ query: asTyped, isAlike: false, rank: rank(isOther, null) }];
  const mistyped =
    alike === null || text.length < LIKENESS_MIN_LENGTH
      ? []
      : [{ query: alike.query, isAlike: true, rank: rank(isOther, alike) }];
  return [...exact, ...mistyped].map((spelling) => ({ ...spelling, text, shownFor }));
}

/**
 * What to search for when a term as typed found nothing, in the order of the field's facts: typos first, then the other
 * layout and alphabet; of a long term its first words. One query, which looks up the words of all of them.
 */
export async function otherReadings(
  database: Database,
  term: string,
  minLength: number,
): Promise<readonly OtherSpelling[]> {
  const beginning = firstWords(term, READ_WORDS_MAX);
  const typed = { text: normaliseSearch(beginning), shownFor: null };
  const others = otherSpellings(beginning, minLength);
  const all = [typed, ...others, ...others.flatMap(corrected)];
  const readings = [
    ...new Map(all.toReversed().map((reading) => [reading.text, reading])).values(),
  ].toReversed();
  const queries = await wordQueries(
    database,
    readings.map(({ text }) => searchWordsOf(text)),
  );
  return readings
    .flatMap((reading, place) => spellingsOf(reading, queries[place] ?? { asTyped: null, alike: null }))
    .filter(({ text, isAlike }) => isAlike || text !== normaliseSearch(term)) // which found nothing
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, SPELLINGS_MAX)
    .map(({ text, shownFor, query, isAlike }) => ({
      ...rankedSearch(text),
      isAlike,
      shownFor,
      query: sql`${query}::tsquery`,
    }));
}
