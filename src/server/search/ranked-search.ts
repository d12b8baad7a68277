import { meantCategories } from '../../domain/search/meant-categories.ts';
import type { RankedSearch } from '../../domain/search/rank-matches.ts';
import { searchWordsOf } from '../../domain/search/search-words.ts';
import { categoryVocabulary } from './category-vocabulary.ts';

/** What a normalised text asks for: its words and the goods that they name. */
export function rankedSearch(text: string): RankedSearch {
  const words = searchWordsOf(text);
  return { text, words, meant: meantCategories(categoryVocabulary().phrases, words), isAlike: false };
}
