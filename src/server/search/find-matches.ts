import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { productsByIds } from '../catalogue/list-products.ts';
import { likePattern } from '../catalogue/like-pattern.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import { noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';

/** How many products a search looks at; later pages of results end here. */
const CANDIDATES_MAX = 200;

export interface MatchQuery {
  /** Already normalised. */
  readonly text: string;
  readonly onlyInStock: boolean;
  readonly limit: number;
}

/** Likeness below the extension's own threshold, which the connection sets, is no evidence. */
const likeness = (text: string): SQL<number> => sql`word_similarity(${text}, ${productTexts.searchName})`;

/** A text without what stands between its letters and digits: `sun 12k` and `SUN-12K` are one article number. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Evidence in the order of the field's facts: article number, name, other text, likeness for typos. */
function score(text: string): SQL<number> {
  const pattern = likePattern(text);
  return sql`case
    when regexp_replace(lower(${products.articleNumber}), '[^a-z0-9]', '', 'g') = ${lettersOf(text)} then 4
    when ${productTexts.searchName} like ${likePattern(text).slice(1)} then 3.5
    when ${productTexts.searchName} like ${pattern} then 3
    when ${productTexts.searchText} like ${pattern} then 2
    else 1 end + ${likeness(text)}`;
}

/** Every word stands somewhere in the text, or the whole is like the name. */
function evidence(text: string, { fuzzy }: { fuzzy: boolean }): SQL | undefined {
  if (fuzzy) return sql`${text} <% ${productTexts.searchName}`;
  return and(...text.split(' ').map((word) => sql`${productTexts.searchText} like ${likePattern(word)}`));
}

/**
 * Ids of products that match a normalised text in any of the languages (S §5), best first. Typos are looked for
 * only when no product has the text as written.
 */
export const findMatches =
  (database: Database) =>
  async ({ text, onlyInStock, limit }: MatchQuery): Promise<readonly number[]> => {
    if (onlyInStock) noteTag('availability');
    const find = async (fuzzy: boolean) => {
      const best = sql<number>`max(${score(text)})`;
      const rows = await database
        .select({ id: products.id, best })
        .from(productTexts)
        .innerJoin(products, eq(products.id, productTexts.productId))
        .where(
          and(
            evidence(text, { fuzzy }),
            isNotNull(products.publishedAt),
            onlyInStock ? sql`${products.stock} > 0` : undefined,
          ),
        )
        .groupBy(products.id)
        .orderBy(desc(best), products.id)
        .limit(Math.min(limit, CANDIDATES_MAX));
      return rows.map(({ id }) => id);
    };
    const exact = await find(false);
    return exact.length > 0 || text.length < 3 ? exact : find(true);
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
