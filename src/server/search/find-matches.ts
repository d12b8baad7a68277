import { sql, type SQL } from 'drizzle-orm';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { lettersOf, rankJudged, type Candidate } from '../../domain/search/rank-matches.ts';
import { noteTag } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { evidenceFor, type Spelling } from './evidence.ts';
import { products, productTexts } from '../catalogue/tables.ts';

/** How many products a search looks at; later pages of results end here. */
export const CANDIDATES_MAX = 200;
/**
 * Texts that may be compared for each product that is wanted, one for each language. Weaker evidence is not even looked
 * for once stronger has offered enough.
 */
const TEXTS_PER_PRODUCT = 3;
/** Fewer would not be a choice. */
const TEXTS_MIN = 60;

export interface MatchQuery {
  /** Spellings to be tried in this order: the first that any product has decides. */
  readonly spellings: readonly Spelling[];
  readonly onlyInStock: boolean;
  readonly limit: number;
}

export interface Matches {
  /** Best first. */
  readonly ids: readonly number[];
  /** How many there are; null if they are more than were looked at. */
  readonly total: number | null;
  /** The place of the spelling that found them. */
  readonly spelling: number;
  /** Whether any of them is what is asked for; else they only mention it. */
  readonly isAsked: boolean;
}

const NOTHING: Matches = { ids: [], total: 0, spelling: 0, isAsked: false };

interface CandidateRow {
  readonly spelling: number;
  /** The place of the evidence among that of its spelling. */
  readonly evidence: number;
  readonly id: number;
  readonly category: number;
  readonly stock: boolean;
  readonly article: string;
  readonly brand: string;
  readonly name: string;
}

/** The product of a text if it may be shown; looked up by its id for each text that is reached, and for no other. */
const shownProduct = (
  onlyInStock: boolean,
  categoryIds: readonly number[] | null,
) => sql`select id, category_id, stock > 0 as stock, article_number, brand from ${products}
  where ${products.id} = ${productTexts.productId} and ${products.publishedAt} is not null
  ${onlyInStock ? sql`and ${products.stock} > 0` : sql``}
  ${categoryIds === null ? sql`` : sql`and ${products.categoryId} in (${list(categoryIds)})`} limit 1`;

const list = (ids: readonly number[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Reads rows; few makers make many products. */
function candidatesOf(rows: readonly CandidateRow[]): readonly Candidate[] {
  const makers = new Map<string, string>();
  const makerOf = (brand: string) => {
    const known = makers.get(brand);
    if (known !== undefined) return known;
    const [maker = ''] = normaliseSearch(brand).split(' ');
    makers.set(brand, maker);
    return maker;
  };
  return rows.map(({ id, category, stock, article, brand, name }) => ({
    id,
    categoryId: category,
    inStock: stock,
    name,
    maker: makerOf(brand),
    articleLetters: lettersOf(article),
  }));
}

/**
 * Whether all that a spelling finds was looked at. Evidence is read from the strongest on: if the weakest, which is texts
 * that mention the words, was begun and none of it is shown, what was not read would not be shown either.
 */
function isWholeFind(rows: readonly CandidateRow[], ids: readonly number[], weakest: number): boolean {
  if (!rows.some(({ evidence }) => evidence === weakest)) return false;
  const strong = new Set(rows.filter(({ evidence }) => evidence < weakest).map(({ id }) => id));
  return ids.every((id) => strong.has(id));
}

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
    const evidence = spellings.map((spelling) => evidenceFor(spelling, textsMax));
    const offers = evidence.flatMap((own, place) =>
      own.map(
        (
          { texts, categoryIds },
          order,
        ) => sql`(select ${place}::int as spelling, ${order}::int as evidence, product.id, product.category_id as category,
          product.stock, product.article_number as article, product.brand, ${productTexts.searchName} as name
          from (select * from ${texts}) ${productTexts}
          cross join lateral (${shownProduct(onlyInStock, categoryIds)}) product limit ${textsMax})`,
      ),
    );
    if (offers.length === 0) return NOTHING;
    // One row of JSON: drivers read fields one by one.
    const found = await database.execute<{ candidates: readonly CandidateRow[] }>(
      sql`select coalesce(json_agg(offered), '[]') as candidates
        from (select * from (${sql.join(offers, sql` union all `)}) every limit ${textsMax}) offered`,
    );
    const rows = found.rows[0]?.candidates ?? [];
    for (const [place, spelling] of spellings.entries()) {
      const own = rows.filter((row) => row.spelling === place);
      const { ids, isAsked } = rankJudged(spelling, candidatesOf(own));
      if (ids.length === 0) continue;
      const weakest = (evidence[place]?.length ?? 0) - 1;
      const isWhole = rows.length < textsMax || isWholeFind(own, ids, weakest);
      return { ids: ids.slice(0, wanted), total: isWhole ? ids.length : null, spelling: place, isAsked };
    }
    return NOTHING;
  };
