import { kindOf } from '../../domain/catalogue/categories.ts';
import { CATEGORY_WORDS } from '../../content/search/category-words.ts';
import { isOwnCategory } from '../../domain/catalogue/category-kind.ts';
import { knownCategories, type KnownCategory } from '../../domain/catalogue/known-categories.ts';
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

/** A category, those below it and those that staff made like any of them: a product's own category may be any. */
function withinOf(category: KnownCategory) {
  const isWithin = ({ id, parentId }: Pick<KnownCategory, 'id' | 'parentId'>) =>
    id === category.id || parentId === category.id;
  return knownCategories().filter((each) => isWithin(each) || isWithin(kindOf(each.id) ?? each));
}

/** What shoppers call the goods of a category besides its name. */
function wordsOf({ id, slug }: KnownCategory): readonly string[] {
  const kind = isOwnCategory(id) ? undefined : kindOf(id)?.slug;
  return kind === undefined || kind !== slug ? [] : (CATEGORY_WORDS[kind] ?? []);
}

function readVocabulary(): CategoryVocabulary {
  const named = knownCategories().map((category) => ({
    category,
    phrases: [
      ...wordsOf(category)
        .flatMap((names) => names.split(', '))
        .map(normaliseSearch),
      ...namesOf(category),
    ].map(searchWordsOf),
  }));
  return {
    phrases: named.flatMap(({ category, phrases }) =>
      withinOf(category).flatMap(({ id: categoryId }) => phrases.map((words) => ({ categoryId, words }))),
    ),
    words: new Set(named.flatMap(({ phrases }) => phrases.flat().map(({ word }) => word))),
    queries: new Map(
      knownCategories().map((category) => [
        category.id,
        namesOf(category)
          .map((name) => `(${name.split(' ').map(quoted).join('&')})`)
          .join('|'),
      ]),
    ),
  };
}

let read: { readonly state: string; readonly vocabulary: CategoryVocabulary } | undefined;

/** The vocabulary, read when the first search needs it, and again when there is another category, or one has another name. */
export function categoryVocabulary(): CategoryVocabulary {
  const ids = knownCategories().map(({ id }) => id);
  const state = [...LOCALES.map((locale) => messagesOf(locale).hash), ...ids].join();
  if (read?.state !== state) read = { state, vocabulary: readVocabulary() };
  return read.vocabulary;
}
