import { CATEGORY_WORDS } from '../../content/search/category-words.ts';
import { CATEGORIES, type Category } from '../../domain/catalogue/categories.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import type { CategoryPhrase } from '../../domain/search/meant-categories.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { searchWordsOf } from '../../domain/search/search-words.ts';
import { lookUpIn, messagesOf } from '../messages/messages.ts';
import { quoted } from './word-query.ts';

/** How categories are named by shoppers, and how texts of their products name them. */
interface CategoryVocabulary {
  readonly phrases: readonly CategoryPhrase[];
  /** All words of the phrases. */
  readonly words: ReadonlySet<string>;
  /** By a category's id: the query of words that texts of its products answer, for they hold its name. */
  readonly queries: ReadonlyMap<number, string>;
}

const namesOf = ({ slug }: { readonly slug: string }) =>
  LOCALES.flatMap((locale) => lookUpIn(locale)(`category.${slug}.name`) ?? []).map(normaliseSearch);

/** A category and those below it: a product's own category may be any of them. */
const withinOf = (category: Category) =>
  CATEGORIES.filter(({ id, parentId }) => id === category.id || parentId === category.id);

function readVocabulary(): CategoryVocabulary {
  const named = CATEGORIES.map((category) => ({
    category,
    phrases: [
      ...(CATEGORY_WORDS[category.slug] ?? []).flatMap((names) => names.split(', ')).map(normaliseSearch),
      ...namesOf(category),
    ].map(searchWordsOf),
  }));
  return {
    phrases: named.flatMap(({ category, phrases }) =>
      withinOf(category).flatMap(({ id: categoryId }) => phrases.map((words) => ({ categoryId, words }))),
    ),
    words: new Set(named.flatMap(({ phrases }) => phrases.flat().map(({ word }) => word))),
    queries: new Map(
      CATEGORIES.map((category) => [
        category.id,
        namesOf(category)
          .map((name) => `(${name.split(' ').map(quoted).join('&')})`)
          .join('|'),
      ]),
    ),
  };
}

let read: { readonly state: string; readonly vocabulary: CategoryVocabulary } | undefined;

/** The vocabulary, read when the first search needs it, and again when a category has another name. */
export function categoryVocabulary(): CategoryVocabulary {
  const state = LOCALES.map((locale) => messagesOf(locale).hash).join();
  if (read?.state !== state) read = { state, vocabulary: readVocabulary() };
  return read.vocabulary;
}
