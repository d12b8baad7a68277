import { sql, type SQL } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { productsByIds } from '../catalogue/list-products.ts';
import { listedProducts } from '../catalogue/listing-tables.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import { noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { isLong, wordsFrom } from './word-query.ts';

/** How many products a search looks at; later pages of results end here. */
const CANDIDATES_MAX = 200;
/**
 * Texts that may be compared for each product that is wanted, one for each language. Comparing is what a search costs;
 * weaker evidence is not even looked for once stronger has offered enough.
 */
const TEXTS_PER_PRODUCT = 3;
/** Fewer would not be a choice. */
const TEXTS_MIN = 60;
/** Less likeness is no evidence: `інвентор` is 0.5 like `інвертор гібридний`. */
const LIKENESS_MIN = 0.4;
/** Characters of names by which their beginnings are indexed. */
const NAME_START = 60;

export interface MatchQuery {
  /** Spellings to be tried in this order, each already normalised: the first that any product has decides. */
  readonly spellings: readonly Spelling[];
  readonly onlyInStock: boolean;
  readonly limit: number;
}

/** A spelling that products must have as written or, `alike`, may have with typos. */
export interface Spelling {
  readonly text: string;
  readonly alike: boolean;
  /** The query of words that its texts answer. */
  readonly words: SQL;
}

export interface Matches {
  /** Best first. */
  readonly ids: readonly number[];
  /** The place of the spelling that found them. */
  readonly spelling: number;
}

const nameWords = sql`array_to_tsvector(string_to_array(${productTexts.searchName}, ' '))`;
const textWords = sql`array_to_tsvector(string_to_array(${productTexts.searchText}, ' '))`;
/**
 * Texts that answer a query of words. The query is given as a sub-select, because a planner that knew it would take a
 * common word for so common that the table is as good as its index.
 */
const answers = (words: SQL, query: SQL) => sql`${words} @@ (select ${query})`;
const articleLetters = (article: SQL) => sql`regexp_replace(lower(${article}), '[^a-z0-9]', '', 'g')`;
const nameStart = sql`left(${productTexts.searchName}, ${sql.raw(String(NAME_START))}) collate "C"`;

/** A text without what stands between its letters and digits: `sun 12k` and `SUN-12K` are one article number. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Evidence in the order of the field's facts: article number, name, other text, likeness for typos. */
const SCORE = sql`case
  when ${articleLetters(sql`article_number`)} = letters then 4
  when starts_with(search_name, text) then 3.5
  when strpos(search_name, text) > 0 then 3
  when strpos(search_text, text) > 0 then 2
  else 1 end + word_similarity(text, search_name)`;

const textsWhere = (condition: SQL) => sql`${productTexts} where ${condition}`;

/** Names with a word that begins so: word by word, as a beginning of one or two characters has half the catalogue. */
const namesFrom = (start: string) => sql`(${wordsFrom(start)}) start cross join lateral (
  select * from ${productTexts} where ${nameWords} @@ quote_literal(start.word)::tsquery limit ${TEXTS_MIN}) ${productTexts} where true`;

/** Where to look for a spelling, the strongest evidence first; each is answered by an index of its own. */
function evidenceFor({ text, alike, words }: Spelling): readonly SQL[] {
  if (alike) return [textsWhere(answers(nameWords, words))];
  const start = text.slice(0, NAME_START);
  return [
    textsWhere(
      sql`${productTexts.productId} in (select ${listedProducts.productId} from ${listedProducts}
        where ${listedProducts.categoryId} = 0 and ${articleLetters(sql`${listedProducts.articleNumber}`)} = ${lettersOf(text)})`,
    ),
    textsWhere(
      sql`${nameStart} >= ${start} and ${nameStart} < ${`${start}\u{10ffff}`} and starts_with(${productTexts.searchName}, ${text})`,
    ),
    isLong(text) ? textsWhere(answers(nameWords, words)) : namesFrom(text),
    ...(Array.from(text).length === 1 ? [] : [textsWhere(answers(textWords, words))]),
  ];
}

/** The product of a text if it may be shown; looked up by its id for each text that is reached, and for no other. */
const shownProduct = (
  onlyInStock: boolean,
) => sql`select ${products.id}, ${products.articleNumber} from ${products}
  where ${products.id} = ${productTexts.productId} and ${products.publishedAt} is not null
  ${onlyInStock ? sql`and ${products.stock} > 0` : sql``} limit 1`;

/**
 * Ids of products that match a spelling in any of the languages (S §5); one query. Each kind of evidence offers at most
 * so many texts, and only those are compared, so that a word of half the catalogue costs no more than a rare one.
 */
export const findMatches =
  (database: Database) =>
  async ({ spellings, onlyInStock, limit }: MatchQuery): Promise<Matches> => {
    if (onlyInStock) noteTag('availability');
    const wanted = Math.min(limit, CANDIDATES_MAX);
    const textsMax = Math.max(TEXTS_MIN, wanted * TEXTS_PER_PRODUCT);
    const offers = spellings.flatMap(({ text, alike, ...spelling }, place) =>
      evidenceFor({ text, alike, ...spelling }).map(
        (
          evidence,
        ) => sql`(select ${place}::int as spelling, ${alike}::boolean as alike, ${text}::text as text,
          ${lettersOf(text)}::text as letters, product.*, ${productTexts.searchName}, ${productTexts.searchText}
          from (select * from ${evidence}) ${productTexts}
          cross join lateral (${shownProduct(onlyInStock)}) product limit ${textsMax})`,
      ),
    );
    if (offers.length === 0) return { ids: [], spelling: 0 };
    const { rows } = await database.execute<{ id: number; spelling: number }>(
      sql`with offered as (select * from (${sql.join(offers, sql` union all `)}) every limit ${textsMax}),
        scored as (select spelling, alike, id, ${SCORE} as score from offered),
        found as (select * from scored where not alike or score >= ${1 + LIKENESS_MIN})
        select id, spelling from found where spelling = (select min(spelling) from found)
        group by id, spelling order by max(score) desc, id limit ${wanted}`,
    );
    return { ids: rows.map(({ id }) => id), spelling: rows[0]?.spelling ?? 0 };
  };

/** Products in the order of their ids' list. */
export const inOrder = async (
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<readonly Product[]> => {
  const found = new Map((await productsByIds(database)(ids, locale)).map((product) => [product.id, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
};
