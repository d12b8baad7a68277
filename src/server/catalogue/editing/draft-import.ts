import { lt, sql } from 'drizzle-orm';
import {
  planWhole,
  readImportTable,
  type ImportLine,
  type ImportProblem,
  type PlannedChange,
  type PurchaseRight,
} from '../../../domain/catalogue/editing/import-table.ts';
import type { FieldChange } from '../../../domain/catalogue/editing/merge-fields.ts';
import { newParts } from '../../../domain/catalogue/editing/part-rows.ts';
import { BESIDE_FIELDS, printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { readableChanges } from '../../../domain/catalogue/editing/readable-changes.ts';
import type { Database } from '../../database/database.ts';
import { currentPurchases } from '../purchase-prices/enter-many.ts';
import { columnNames } from './column-names.ts';
import { findEditedProducts, idsByArticle } from './find-edited-product.ts';
import { partsOf, withPauses } from './in-parts.ts';
import { importChanges, productImports } from './import-tables.ts';
import { refusedParts, type WrittenProduct } from './refused-parts.ts';
import { unknownTags } from './unknown-products.ts';

/** Problems that are kept: who has more of them mends the table first. */
const PROBLEMS_MAX = 500;

/** Article numbers that changes give to products, and those by which they name others: parts of sets, and what stands beside them. */
function articlesIn(changes: readonly PlannedChange[]) {
  const given = changes.flatMap(({ line, changes: { article } }) =>
    article ? [{ line, article: article[1] }] : [],
  );
  const linesOf = (change: FieldChange | undefined) => (change?.[1] ?? '').split('\n').filter(Boolean);
  const parts = changes.flatMap(({ line, changes: said }) => [
    ...linesOf(said.contents).flatMap((part) => {
      const [, named] = /^\d+ × (.+)$/.exec(part) ?? [];
      return named === undefined ? [] : [{ line, column: 'contents', article: named }];
    }),
    ...BESIDE_FIELDS.flatMap((column) => linesOf(said[column]).map((article) => ({ line, column, article }))),
  ]);
  return { given, parts };
}

/**
 * What the database alone knows is wrong: an article number that another product has, a part or a tag that the shop does not have. Where not
 * every line was read (`isWhole`), a part may be one that an unread line adds, and none is called unknown.
 */
async function problemsWithOthers(
  database: Database,
  changes: readonly PlannedChange[],
  { articles, isWhole }: { readonly articles: ReadonlyMap<number, string>; readonly isWhole: boolean },
): Promise<readonly ImportProblem[]> {
  const { given, parts } = articlesIn(changes);
  const problems: ImportProblem[] = [];
  const own = new Set(given.map(({ article }) => article));
  for (const part of partsOf(given)) {
    const taken = await idsByArticle(
      database,
      part.map(({ article }) => article),
    );
    for (const { line, article } of part) {
      if (taken.has(article))
        problems.push({ line, column: 'article', reason: 'article-taken', detail: article });
    }
  }
  for (const part of isWhole ? partsOf(parts) : []) {
    const known = await idsByArticle(
      database,
      part.map(({ article }) => article),
    );
    for (const { line, column, article } of part) {
      if (!known.has(article) && !own.has(article))
        problems.push({ line, column, reason: 'unknown-part', detail: article });
    }
  }
  const written = changes.map(({ line, id, changes: said }): WrittenProduct => {
    const [before = '', after = ''] = said.contents ?? [];
    return {
      key: line,
      article: articles.get(line) ?? '',
      added: newParts(before, after),
      ...(said.contents && { parts: newParts('', after) }),
      ...(said.published && { isPublished: said.published[1] === 'yes' }),
      isNew: id === null,
    };
  });
  for (const [line, why] of await refusedParts(database, written))
    problems.push({ line, column: 'contents', ...why });
  const tagged = changes.map(({ line, changes: { tags } }) => ({
    line,
    said: (tags?.[1] ?? '').split(', ').filter(Boolean),
  }));
  const unnamed = await unknownTags(
    database,
    tagged.flatMap(({ said }) => said),
  );
  for (const { line, said } of tagged) {
    const unknown = said.find((tag) => unnamed.has(tag));
    if (unknown !== undefined)
      problems.push({ line, column: 'tags', reason: 'not-a-choice', detail: unknown });
  }
  return problems;
}

/** Decides what lines would change, reading products in parts. */
async function planLines(database: Database, lines: readonly ImportLine[]) {
  const changes: PlannedChange[] = [];
  const problems: ImportProblem[] = [];
  /** What lines with problems say beside them. */
  const readable: PlannedChange[] = [];
  let unread = 0;
  /** What the product of each line is called from then on. */
  const articles = new Map<number, string>();
  const seen = new Set<number>();
  const now = new Date().toISOString();
  for (const part of partsOf(lines)) {
    const byArticle = await idsByArticle(
      database,
      part.flatMap(({ id, article }) => (id === null && article !== null ? [article] : [])),
    );
    const idOf = ({ id, article }: ImportLine) => id ?? byArticle.get(article ?? '') ?? null;
    const found = await findEditedProducts(database)(part.flatMap((line) => idOf(line) ?? []));
    const bought = part.some(({ purchase }) => purchase !== undefined) ? [...found.keys()] : [];
    const purchases = await currentPurchases(database, bought);
    for (const line of part) {
      const product = found.get(idOf(line) ?? 0);
      // One line may name it by its id, another by its article number.
      if (product && seen.has(product.id)) {
        const { articleNumber } = product.product;
        problems.push({ line: line.line, column: '', reason: 'product-twice', detail: articleNumber });
        unread += 1;
        continue;
      }
      if (product) seen.add(product.id);
      articles.set(line.line, line.article ?? product?.product.articleNumber ?? '');
      const stored = product ? { ...product, fields: printFields(product.product) } : null;
      const plan = planWhole(line, { stored, current: purchases.get(stored?.id ?? 0) ?? null, now });
      if ('problems' in plan) {
        problems.push(...plan.problems);
        const rest = readableChanges(line, stored, plan.problems);
        if (rest === null) unread += 1;
        else readable.push(rest);
      } else if (plan.planned) changes.push(plan.planned);
    }
  }
  return { changes, problems, readable, articles, unread };
}

/** Keeps what somebody would change of products, or why nothing of it is taken. Answers the id by which it is looked at and applied. */
export const keepDraft =
  (database: Database) =>
  async ({
    changes,
    problems,
    ...draft
  }: Pick<typeof productImports.$inferSelect, 'staffId' | 'fileName' | 'lines' | 'problems'> & {
    readonly changes: readonly PlannedChange[];
  }): Promise<string> =>
    database.transaction(async (transaction) => {
      const kept = problems.length > 0 ? [] : changes;
      const [made] = await transaction
        .insert(productImports)
        .values({
          ...draft,
          changed: kept.length,
          added: kept.filter(({ id }) => id === null).length,
          problems: problems.toSorted((a, b) => a.line - b.line).slice(0, PROBLEMS_MAX),
        })
        .returning({ id: productImports.id });
      if (!made) throw new Error('A row that was inserted is not there');
      const rows = kept.map((change, position) => ({ importId: made.id, position, change }));
      for (const part of partsOf(rows)) await transaction.insert(importChanges).values([...part]);
      return made.id;
    });

/**
 * Reads a table of products and keeps what it would change, or every reason why it is not taken, by line and column; nothing of the
 * catalogue is written. Columns of purchase prices are known to who may set them alone. Answers the id by which it is looked at and applied.
 */
export const draftImport =
  (database: Database) =>
  async ({
    table,
    fileName,
    staffId,
    withPurchases = false,
  }: {
    readonly table: readonly (readonly string[])[];
    readonly fileName: string;
    readonly staffId: string;
  } & Partial<PurchaseRight>): Promise<string> => {
    const read = await withPauses(
      readImportTable(table, { withPurchases, names: columnNames({ withPurchases }) }),
    );
    const planned = await planLines(database, read.lines);
    const problems = [
      ...read.problems,
      ...planned.problems,
      ...(await problemsWithOthers(database, [...planned.changes, ...planned.readable], {
        articles: planned.articles,
        isWhole: planned.unread === 0 && read.lines.length === read.filled,
      })),
    ];
    return keepDraft(database)({
      staffId,
      fileName,
      lines: read.filled,
      changes: planned.changes,
      problems,
    });
  };

const KEPT_DAYS = 90;

/** Drops imports after three months; what they changed stays in the audit log. Run now and then. */
export const forgetOldImports = (database: Database) => async (): Promise<void> => {
  await database
    .delete(productImports)
    .where(lt(productImports.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
};
