import { nearestCategories } from '../../domain/search/nearest-categories.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { outermost, type SearchPlace } from '../../domain/search/search-places.ts';
import type { Database } from '../database/database.ts';
import { categoryVocabulary } from './category-vocabulary.ts';
import { findMatches } from './find-matches.ts';
import { asWritten } from './match-term.ts';
import { rankedSearch } from './ranked-search.ts';

/** Words of a term of which each is left out in turn. */
const WORDS_MAX = 5;

/** What to try instead of a term that found nothing. */
export interface Nearest {
  /** The term without the word that keeps it from finding anything; empty if that does not help. */
  readonly words: readonly string[];
  readonly places: readonly SearchPlace[];
}

/** A term with each of its words left out in turn, first those that do not say what goods are meant. */
function shortened(term: string): readonly string[] {
  const words = term.trim().split(/\s+/).slice(0, WORDS_MAX);
  if (words.length < 2) return [];
  const isKind = (word: string) => rankedSearch(normaliseSearch(word)).meant !== null;
  return words
    .map((word, place) => ({ rest: words.toSpliced(place, 1).join(' '), isKind: isKind(word) }))
    .toSorted((one, other) => Number(one.isKind) - Number(other.isKind))
    .map(({ rest }) => rest)
    .filter((rest) => normaliseSearch(rest).length > 1);
}

/** What comes near a term that found nothing: a shorter term that finds something, and categories; at most one query. */
export const nearestTo =
  (database: Database) =>
  async (term: string): Promise<Nearest> => {
    const shorter = shortened(term);
    const { ids, spelling } = await findMatches(database)({
      spellings: shorter.map((text) => asWritten(normaliseSearch(text))),
      onlyInStock: false,
      limit: 1,
    });
    const { words, meant } = rankedSearch(normaliseSearch(term));
    const kinds =
      meant === null
        ? nearestCategories(words, categoryVocabulary().phrases)
        : outermost(meant.categoryIds).slice(0, 3);
    return {
      words: ids.length === 0 ? [] : shorter.slice(spelling, spelling + 1),
      places: kinds.map((categoryId) => ({ categoryId, brand: null })),
    };
  };
