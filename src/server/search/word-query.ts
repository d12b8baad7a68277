import { sql, type SQL } from 'drizzle-orm';
import { LIKENESS_MIN, likenessOf } from '../../domain/search/likeness.ts';
import type { SearchWord } from '../../domain/search/search-words.ts';
import { isMeasure } from '../../domain/search/word-evidence.ts';
import { escapeLike, likePattern } from '../database/sql.ts';
import type { Database } from '../database/database.ts';
import { searchWords } from './tables.ts';

/** Fewest characters of a word that is looked for inside words too; shorter ones have no trigram to be found by. */
const INSIDE_MIN = 3;
/** Words that one typed word, or a typed beginning of one or two characters, may stand for. */
const INSIDE_MAX = 200;
const BEGINNING_MAX = 60;
const ALIKE_MAX = 12;

/** Whether parts of words are looked for; a shorter one is taken for the beginning of a word. */
export const isLong = (word: string): boolean => Array.from(word).length >= INSIDE_MIN;

/** Words as a query of words that has any of them. */
const anyOf = (words: SQL) => sql`(select string_agg(quote_literal(word), '|') from (${words}) found)`;

/** What a word is found by inside others: what its forms share; a whole number of a unit also by its decimals. */
function patternsOf({ word, stem }: SearchWord): readonly string[] {
  const [, whole, unit] = /^(\d+)([a-z]+\d?)$/.exec(word) ?? [];
  return [
    likePattern(stem),
    ...(whole && unit ? [escapeLike(`${whole}.`) + likePattern(unit).slice(0, -1)] : []),
  ];
}

const hasUnit = (word: string) => isLong(word) && /\p{L}/u.test(word) && isMeasure(word);

/** Texts that are like any of the patterns; `5kw` is not in `15kw` or `2.5kw`, because a number begins where it begins. */
function likeAny(text: SQL, { word }: SearchWord, [whole, ...decimals]: readonly string[]): SQL {
  // A unit ends where it ends: `1000w` is not in `1000wh`.
  const end = hasUnit(word) ? '([^a-z]|$)' : '';
  const number = String.raw`(^|[^0-9.])` + word.replaceAll('.', String.raw`\.`) + end;
  const first = sql`${text} like ${whole}`;
  const conditions = [
    /^\d/.test(word) ? sql`(${first} and ${text} ~ ${number})` : first,
    ...decimals.map((pattern) => sql`${text} like ${pattern}`),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** The words that have a longer one as a part; of very many the first, and all that begin with it. */
function withPart(typed: SearchWord): SQL {
  return sql`(
    select string_agg(quote_literal(word), '|') || case count(*) when ${INSIDE_MAX} then '|' || quote_literal(${typed.stem}::text) || ':*' else '' end
    from (select word from ${searchWords} where ${likeAny(sql`word`, typed, patternsOf(typed))} limit ${INSIDE_MAX}) found)`;
}

const wordsBeginning = (start: string, condition: SQL): SQL =>
  sql`select word from ${searchWords} where ${condition} word >= ${start} and word < ${`${start}\u{10ffff}`}
    order by length(word), word limit ${BEGINNING_MAX}`;

/** The words of names that begin so, the shortest first: the likeliest among too many. */
export const wordsFrom = (start: string): SQL => wordsBeginning(start, sql`in_name and`);

/** A query of the words of whole texts that begin so, the shortest; null where there are none. */
export const anyWordFrom = (start: string): SQL => sql`${anyOf(wordsBeginning(start, sql``))}::tsquery`;

/** A word in any of its forms, as a part of one; a short one as the beginning of a word. */
const asTyped = (typed: SearchWord): SQL =>
  isLong(typed.word) ? withPart(typed) : anyOf(wordsFrom(typed.word));

/** Whether a text that begins with a space has the word as a query of words would find it, or nearly. */
export function hasWord(text: SQL, typed: SearchWord): SQL {
  const patterns = isLong(typed.word)
    ? patternsOf(typed).map((pattern) => (pattern.startsWith('%') ? pattern : `% ${pattern}%`))
    : [`% ${escapeLike(typed.word)}%`];
  return likeAny(text, typed, patterns);
}

/** Texts with every word, as a query of words that finds the words itself. */
export const everyWord = (words: readonly SearchWord[]): SQL =>
  sql.join(
    words.map((word) => sql`${asTyped(word)}::tsquery`),
    sql` && `,
  );

/** A query of words that are known: normalised ones hold no sign that it would read. */
export const quoted = (word: string): string => `'${word}'`;

/** What the shop's words make of a spelling: queries of words, null where no text can have what it asks for. */
export interface WordQueries {
  /** Every word as a part of one. */
  readonly asTyped: string | null;
  /** Something like every word, or like those of them that anything is like. */
  readonly alike: { readonly query: string; readonly isWhole: boolean } | null;
}

const every = (queries: readonly string[]) => queries.map((query) => `(${query})`).join('&');

/** Looks words up at once: each with the words that it is a part of, and those of names that it is like. */
async function lookUp(database: Database, words: readonly SearchWord[]) {
  const lookUps = words.map((typed) => {
    const text = sql`${typed.word}::text`;
    const alike = sql`select word from ${searchWords} alike where in_name and ${text} <% alike.word
      order by word_similarity(${text}, alike.word) + similarity(${text}, alike.word) desc, word limit ${ALIKE_MAX}`;
    return sql`select ${text} as word, ${withPart(typed)} as inside,
      (select string_agg(word, ' ') from (${alike}) found) as alike`;
  });
  const { rows } = await database.execute<{ word: string; inside: string | null; alike: string | null }>(
    sql.join(lookUps, sql` union all `),
  );
  return new Map(rows.map((row) => [row.word, row]));
}

/** Looks the words of several spellings up at once, so that spellings without a word need not be searched for. */
export async function wordQueries(
  database: Database,
  spellings: readonly (readonly SearchWord[])[],
): Promise<readonly WordQueries[]> {
  const long = spellings.flat().filter(({ word }) => isLong(word));
  const words = [...new Map(long.map((typed) => [typed.word, typed])).values()];
  if (words.length === 0) return spellings.map(() => ({ asTyped: null, alike: null }));
  const found = await lookUp(database, words);
  return spellings.map((own) => {
    const inside = own.flatMap(({ word }) =>
      isLong(word) ? (found.get(word)?.inside ?? []) : `${quoted(word)}:*`,
    );
    const lacksMeasure = own.some(({ word }) => hasUnit(word) && found.get(word)?.inside === null);
    const alike = own.flatMap(({ word }) => {
      if (hasUnit(word)) return found.get(word)?.inside ?? []; // 200 W is no slip for 1000 W
      const like = (found.get(word)?.alike ?? '')
        .split(' ')
        .filter((known) => likenessOf(word, known) >= LIKENESS_MIN);
      return like.length === 0 ? [] : like.map(quoted).join('|');
    });
    return {
      asTyped: inside.length < own.length ? null : every(inside),
      alike:
        alike.length === 0 || lacksMeasure
          ? null
          : { query: every(alike), isWhole: alike.length === own.length },
    };
  });
}
