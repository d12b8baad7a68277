import { sql } from 'drizzle-orm';
import { partsProblem, type WrittenSet } from '../../../domain/catalogue/editing/part-rules.ts';
import type { FieldProblem } from '../../../domain/catalogue/editing/read-values.ts';
import type { Database } from '../../database/database.ts';
import { productContents, products } from '../tables.ts';

/** A product that is about to be written, or was just written: a set or one of its parts. */
export interface WrittenProduct extends WrittenSet {
  readonly key: number;
  /** The products that it is made of from then on; absent where that stays as it is. */
  readonly parts?: readonly string[];
  /** Whether it is in the shop from then on; absent where that stays as it is. */
  readonly isPublished?: boolean;
  /** Whether it is added: it is a draft then, and may be made of what is added with it. */
  readonly isNew?: boolean;
}

/** Article numbers as one parameter, however many they are. */
const listed = (articles: Iterable<string>) =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify([...articles])}::jsonb)))`;

/** Products as parts of sets, by their article numbers. */
async function standingParts(database: Database, articles: ReadonlySet<string>) {
  const rows = await database
    .select({
      article: products.articleNumber,
      isPublished: sql<boolean>`${products.publishedAt} is not null`,
      isRentalOnly: sql<boolean>`${products.kind} = 'rental'`,
    })
    .from(products)
    .where(sql`${products.articleNumber} = ${listed(articles)}`);
  return new Map(rows.map(({ article, ...standing }) => [article, standing]));
}

/** What products are made of, and what that is made of, all the way. */
async function insidesOf(database: Database, articles: ReadonlySet<string>) {
  const rows = await database.execute<{ whole: string; part: string }>(sql`
    with recursive inside (whole, part) as (
      select a_set.article_number, named.article_number
        from ${products} as a_set join ${productContents} as named on named.product_id = a_set.id
        where a_set.article_number = ${listed(articles)} and named.article_number is not null
      union
      select a_set.article_number, named.article_number
        from inside join ${products} as a_set on a_set.article_number = inside.part
          join ${productContents} as named on named.product_id = a_set.id
        where named.article_number is not null
    ) select whole, part from inside`);
  return Map.groupBy([...rows.rows], ({ whole }) => whole);
}

/**
 * Why sets may not have parts that they newly name (`partsProblem`), by their keys; two queries for all, none where nothing new is named. `written` are
 * all products of the same write, for one may publish what another names.
 */
export async function refusedParts(
  database: Database,
  written: readonly WrittenProduct[],
): Promise<ReadonlyMap<number, FieldProblem>> {
  const sets = written.filter(({ added }) => added.length > 0);
  if (sets.length === 0) return new Map();
  const standings = await standingParts(database, new Set(sets.flatMap(({ added }) => added)));
  const insides = await insidesOf(
    database,
    new Set(sets.flatMap(({ parts = [], added }) => [...parts, ...added])),
  );
  const own = new Map(written.map((product) => [product.article, product]));
  const partsOf = (article: string) =>
    own.get(article)?.parts ?? insides.get(article)?.map(({ part }) => part) ?? [];
  const refused = new Map<number, FieldProblem>();
  for (const set of sets) {
    const standingOf = (article: string) => {
      const { isPublished, isNew = false } = own.get(article) ?? {};
      const standing = standings.get(article);
      if (isNew) return set.isNew ? undefined : { isPublished: false, isRentalOnly: false };
      return standing && { ...standing, isPublished: isPublished ?? standing.isPublished };
    };
    const why = partsProblem(set, { standingOf, partsOf });
    if (why !== null) refused.set(set.key, why);
  }
  return refused;
}
