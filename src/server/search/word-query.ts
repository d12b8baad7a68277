import { sql, type SQL } from 'drizzle-orm';
import { likePattern } from '../catalogue/like-pattern.ts';
import type { Database } from '../database/database.ts';
import { searchWords } from './tables.ts';

/** Fewest characters of a word that is looked for inside words too; shorter ones have no trigram to be found by. */
const INSIDE_MIN = 3;
/** Words that one typed word, or a typed beginning of one or two characters, may stand for. */
const INSIDE_MAX = 200;
const BEGINNING_MAX = 60;
const ALIKE_MAX = 12;

/** Words of a normalised text; none is empty or holds a sign that a word query or a pattern would read. */
const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** Whether parts of words are looked for; a shorter one is taken for the beginning of a word. */
export const isLong = (word: string): boolean => Array.from(word).length >= INSIDE_MIN;

/** Any of the words, as the text of a word query; null where there are none. */
const anyOf = (words: SQL) => sql`(select string_agg(quote_literal(word), '|') from (${words}) found)`;

/** The words that have a longer one as a part; of very many the first, and all that begin with it. */
const withPart = (part: SQL, pattern: SQL) => sql`(
  select string_agg(quote_literal(word), '|') || case count(*) when ${INSIDE_MAX} then '|' || quote_literal(${part}) || ':*' else '' end
  from (select word from ${searchWords} where word like ${pattern} limit ${INSIDE_MAX}) found)`;

/** The words of names that begin so, the shortest first: the likeliest among too many. */
export const wordsFrom = (start: string): SQL =>
  sql`select word from ${searchWords} where in_name and word >= ${start} and word < ${`${start}\u{10ffff}`}
    order by length(word), word limit ${BEGINNING_MAX}`;

/** A word as typed: the beginning of a word or, from three characters, any part of one. */
const asTyped = (word: string): SQL =>
  isLong(word) ? withPart(sql`${word}::text`, sql`${likePattern(word)}`) : anyOf(wordsFrom(word));

/** Texts with every word of a normalised text, as a query of words that finds the words itself. */
export const everyWord = (text: string): SQL =>
  sql.join(
    wordsOf(text).map((word) => sql`${asTyped(word)}::tsquery`),
    sql` && `,
  );

/** What the shop's words make of a spelling: queries of words, null where no text can have what it asks for. */
export interface WordQueries {
  /** Every word as a part of one. */
  readonly asTyped: string | null;
  /** Something like every word that any word of a name is like. */
  readonly alike: string | null;
}

const every = (queries: readonly string[]) => queries.map((query) => `(${query})`).join('&');

/** Looks the words of several spellings up at once, so that spellings without a word need not be searched for. */
export async function wordQueries(
  database: Database,
  texts: readonly string[],
): Promise<readonly WordQueries[]> {
  const words = [...new Set(texts.flatMap(wordsOf))].filter(isLong);
  if (words.length === 0) return texts.map(() => ({ asTyped: null, alike: null }));
  const likeness = sql`word_similarity(typed.word, alike.word) + similarity(typed.word, alike.word)`;
  const alikeWords = sql`select word from ${searchWords} alike where in_name and typed.word <% alike.word
    order by ${likeness} desc, word limit ${ALIKE_MAX}`;
  const { rows } = await database.execute<{ word: string; inside: string | null; alike: string | null }>(
    sql`select word, ${withPart(sql`typed.word`, sql`'%' || typed.word || '%'`)} as inside, ${anyOf(alikeWords)} as alike
      from unnest(array[${sql.join(
        words.map((word) => sql`${word}`),
        sql`, `,
      )}]) typed(word)`,
  );
  const found = new Map(rows.map((row) => [row.word, row]));
  return texts.map((text) => {
    const own = wordsOf(text);
    const inside = own.flatMap((word) => (isLong(word) ? (found.get(word)?.inside ?? []) : `'${word}':*`));
    const alike = own.flatMap((word) => found.get(word)?.alike ?? []);
    return {
      asTyped: inside.length < own.length ? null : every(inside),
      alike: alike.length === 0 ? null : every(alike),
    };
  });
}
