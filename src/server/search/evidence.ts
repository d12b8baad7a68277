import { sql, type SQL } from 'drizzle-orm';
import { ARTICLE_MIN, lettersOf, type RankedSearch } from '../../domain/search/rank-matches.ts';
import type { SearchWord } from '../../domain/search/search-words.ts';
import { listedProducts } from '../catalogue/listing-tables.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import { categoryVocabulary } from './category-vocabulary.ts';
import { anyWordFrom, everyWord, hasWord, isLong, quoted, wordsFrom } from './word-query.ts';

/** Characters of names by which their beginnings are indexed. */
const NAME_START = 60;
/** Article numbers that may begin so. */
const ARTICLES_MAX = 20;
/** Texts that a beginning of one or two characters may offer for each word that begins so. */
const TEXTS_OF_WORD = 60;
/** Names that are read for each that is wanted, and at most, before an index is asked for all words. */
const READ_FOR_ONE = 40;
const READ_MAX = 6000;

/** A spelling that products must have as written or, `isAlike`, may have with typos. */
export interface Spelling extends RankedSearch {
  /** The query of words that its texts answer. */
  readonly query: SQL;
}

/** Texts that may be what a spelling is for, and the categories that their products must be of; null for any. */
interface Evidence {
  readonly texts: SQL;
  readonly categoryIds: readonly number[] | null;
}

const nameWords = sql`array_to_tsvector(string_to_array(${productTexts.searchName}, ' '))`;
const textWords = sql`array_to_tsvector(string_to_array(${productTexts.searchText}, ' '))`;
const articleLetters = sql`regexp_replace(lower(${listedProducts.articleNumber}), '[^a-z0-9]', '', 'g')`;
const nameStart = sql`left(${productTexts.searchName}, ${sql.raw(String(NAME_START))}) collate "C"`;

const textsWhere = (condition: SQL): Evidence => ({
  texts: sql`${productTexts} where ${condition}`,
  categoryIds: null,
});

/**
 * Texts that answer a query of words. The query is given as a sub-select, because a planner that knew it would take a
 * common word for so common that the table is as good as its index.
 */
const answers = (words: SQL, query: SQL) => sql`${words} @@ (select ${query})`;

/** Products by the letters of their article number, or by its beginning if that is long enough to be meant. */
const articlesFrom = (letters: string) => {
  const until = letters.length < ARTICLE_MIN ? letters : `${letters}\u{10ffff}`;
  return textsWhere(
    sql`${productTexts.productId} in (select ${listedProducts.productId} from ${listedProducts}
      where ${listedProducts.categoryId} = 0 and ${articleLetters} >= ${letters} and ${articleLetters} <= ${until}
      limit ${ARTICLES_MAX})`,
  );
};

const nameStartsWith = (text: string) => {
  const start = text.slice(0, NAME_START);
  return textsWhere(
    sql`${nameStart} >= ${start} and ${nameStart} < ${`${start}\u{10ffff}`} and starts_with(${productTexts.searchName}, ${text})`,
  );
};

/** Names with a word that begins so: word by word, as a beginning of one or two characters has half the catalogue. */
const namesFrom = (start: string): Evidence => ({
  texts: sql`(${wordsFrom(start)}) start cross join lateral (
    select * from ${productTexts} where ${nameWords} @@ quote_literal(start.word)::tsquery limit ${TEXTS_OF_WORD}) ${productTexts} where true`,
  categoryIds: null,
});

const goodsOfCategory = (id: number) =>
  sql`(select id from ${products} where ${products.categoryId} = ${id})`;

/**
 * All goods of some categories: their texts hold the categories' names, for which an index of words would read half the
 * shop. In the order of their ids, which the index of each category has, else the planner takes the whole table for as
 * good; `offset 0` keeps it from reading texts first and asking each for its category.
 */
const allOf = (categoryIds: readonly number[]): Evidence => ({
  texts: sql`(${sql.join(categoryIds.map(goodsOfCategory), sql` union all `)} order by id) goods
    cross join lateral (select * from ${productTexts} where ${productTexts.productId} = goods.id offset 0) ${productTexts} where true`,
  categoryIds: null,
});

/** The words that do not name a category. */
const otherWords = ({ meant, words }: Spelling) => words.filter((_, place) => !meant?.places.has(place));

/** Goods of the named category, else names with the long words, else with the first beginning; and the words left. */
function offeredFor(spelling: Spelling) {
  const others = otherWords(spelling);
  const long = others.filter(({ word }) => isLong(word));
  const short = others.filter(({ word }) => !isLong(word));
  if (spelling.meant !== null) return { offered: allOf([...spelling.meant.categoryIds]), left: others };
  if (long.length > 0) return { offered: textsWhere(answers(nameWords, everyWord(long))), left: short };
  return { offered: namesFrom(short[0]?.word ?? ''), left: short.slice(1) };
}

/** Whether half the shop may have the word: a beginning of one or two characters, a power, a size. */
const isCommon = ({ word }: SearchWord) => !isLong(word) || /\d/.test(word);

/**
 * Names with all the words, among the first that an index offers for some of them. What is common is found so without
 * reading its lists in an index; where it is rare, the lists are short, and the next evidence reads them.
 */
function namesReadFor(spelling: Spelling, wanted: number): readonly Evidence[] {
  const { offered, left } = offeredFor(spelling);
  if (!left.some(isCommon)) return [];
  const name = sql`(' ' || ${productTexts.searchName})`;
  const read = Math.min(wanted * READ_FOR_ONE, READ_MAX);
  const texts = sql`(select ${productTexts}.* from ${offered.texts} limit ${read}) ${productTexts}
    where ${sql.join(
      left.map((word) => hasWord(name, word)),
      sql` and `,
    )}`;
  return [{ texts, categoryIds: null }];
}

/** Goods of the categories that are named, with the words that do not name them. */
function goodsOf(spelling: Spelling): readonly Evidence[] {
  const { meant } = spelling;
  if (meant === null) return [];
  const ids = [...meant.categoryIds];
  const others = otherWords(spelling);
  if (others.length === 0) return [allOf(ids)];
  const { queries } = categoryVocabulary();
  const named = ids.flatMap((id) => queries.get(id) ?? []).join('|');
  const { texts } = textsWhere(answers(textWords, sql`${named}::tsquery && ${everyWord(others)}`));
  return [{ texts, categoryIds: ids }];
}

/** Names with words that begin as the typed ones do, which needs no look at the shop's words. */
const namesWithBeginnings = ({ words }: Spelling) => {
  const query = words.map(({ word }) => `${quoted(word)}:*`).join('&');
  return words.every(({ word }) => isLong(word))
    ? [textsWhere(answers(nameWords, sql`${query}::tsquery`))]
    : [];
};

/** Where to look for so many texts of a spelling, the strongest evidence first; each begins at an index of its own. */
export function evidenceFor(spelling: Spelling, wanted: number): readonly Evidence[] {
  const { text, query } = spelling;
  if (spelling.isAlike) return [...goodsOf(spelling), textsWhere(answers(nameWords, query))];
  const found = [articlesFrom(lettersOf(text))];
  if (!isLong(text)) {
    const inTexts = Array.from(text).length === 1 ? anyWordFrom(text) : query;
    return [...found, nameStartsWith(text), namesFrom(text), textsWhere(answers(textWords, inTexts))];
  }
  return [
    ...found,
    ...namesReadFor(spelling, wanted),
    ...goodsOf(spelling),
    ...namesWithBeginnings(spelling),
    textsWhere(answers(nameWords, query)),
    textsWhere(answers(textWords, query)),
  ];
}
