import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import {
  planLine,
  readImportTable,
  type ImportLine,
  type ImportProblem,
  type PlannedChange,
} from '../../../domain/catalogue/editing/import-table.ts';
import { mergeFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  PRODUCT_FIELDS,
  printFields,
  readFields,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { recordChanges, type NewAuditEntry } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import { products } from '../tables.ts';
import { findEditedProducts, type EditedProduct } from './find-edited-product.ts';
import { productImports } from './import-tables.ts';
import { insertProducts, writeProducts } from './write-products.ts';

/** Products that are read at once. */
const AT_ONCE = 500;
/** Problems that are kept: who has more of them mends the table first. */
const PROBLEMS_MAX = 500;

function* partsOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE);
}

/** The ids of products by their article numbers. */
async function idsByArticle(database: Database, articles: readonly string[]): Promise<Map<string, number>> {
  if (articles.length === 0) return new Map();
  const rows = await database
    .select({ id: products.id, article: products.articleNumber })
    .from(products)
    .where(inArray(products.articleNumber, [...articles]));
  return new Map(rows.map(({ id, article }) => [article, id]));
}

const storedOf = ({ id, kind, pictures, product }: EditedProduct) => ({
  id,
  kind,
  hasPicture: pictures.length > 0,
  fields: printFields(product),
});

/** Article numbers that changes give to products, and that sets name as parts. */
function articlesIn(changes: readonly PlannedChange[]) {
  const given = changes.flatMap(({ line, changes: { article } }) =>
    article ? [{ line, article: article[1] }] : [],
  );
  const parts = changes.flatMap(({ line, changes: { contents } }) =>
    (contents?.[1] ?? '').split('\n').flatMap((part) => {
      const [, named] = /^\d+ × (.+)$/.exec(part) ?? [];
      return named === undefined ? [] : [{ line, article: named }];
    }),
  );
  return { given, parts };
}

/** What the database alone knows is wrong: an article number that another product has, a part that the shop does not have. */
async function problemsWithOthers(
  database: Database,
  changes: readonly PlannedChange[],
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
  for (const part of partsOf(parts)) {
    const known = await idsByArticle(
      database,
      part.map(({ article }) => article),
    );
    for (const { line, article } of part) {
      if (!known.has(article) && !own.has(article))
        problems.push({ line, column: 'contents', reason: 'unknown-part', detail: article });
    }
  }
  return problems;
}

/** Decides what lines would change, reading products in parts. */
async function planLines(database: Database, lines: readonly ImportLine[]) {
  const changes: PlannedChange[] = [];
  const problems: ImportProblem[] = [];
  for (const part of partsOf(lines)) {
    const byArticle = await idsByArticle(
      database,
      part.flatMap(({ id, article }) => (id === null && article !== null ? [article] : [])),
    );
    const idOf = ({ id, article }: ImportLine) => id ?? byArticle.get(article ?? '') ?? null;
    const found = await findEditedProducts(database)(part.flatMap((line) => idOf(line) ?? []));
    for (const line of part) {
      const product = found.get(idOf(line) ?? 0);
      const plan = planLine(line, product ? storedOf(product) : null);
      if ('problems' in plan) problems.push(...plan.problems);
      else if (plan.planned) changes.push(plan.planned);
    }
  }
  return { changes, problems };
}

/**
 * Reads a table of products and keeps what it would change, or every reason why it is not taken, by line and column; nothing of the
 * catalogue is written. Answers the id by which it is looked at and applied.
 */
export const draftImport =
  (database: Database) =>
  async ({
    table,
    fileName,
    staffId,
  }: {
    readonly table: readonly (readonly string[])[];
    readonly fileName: string;
    readonly staffId: string;
  }): Promise<string> => {
    const read = readImportTable(table);
    const planned = await planLines(database, read.lines);
    const own = [...read.problems, ...planned.problems];
    const problems = own.length > 0 ? own : await problemsWithOthers(database, planned.changes);
    const [made] = await database
      .insert(productImports)
      .values({
        staffId,
        fileName,
        lines: read.lines.length,
        changes: problems.length > 0 ? [] : planned.changes,
        problems: problems.toSorted((a, b) => a.line - b.line).slice(0, PROBLEMS_MAX),
      })
      .returning({ id: productImports.id });
    if (!made) throw new Error('A row that was inserted is not there');
    return made.id;
  };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A drafted import; null where there is none. */
export const findImport = (database: Database) => async (id: string) => {
  if (!UUID.test(id)) return null;
  const [found] = await database.select().from(productImports).where(eq(productImports.id, id));
  return found ?? null;
};

const LISTED = 20;

/** The imports that were drafted last, without what is in them. */
export const listImports = (database: Database) => async () =>
  database
    .select({
      id: productImports.id,
      fileName: productImports.fileName,
      lines: productImports.lines,
      changed: sql<number>`jsonb_array_length(${productImports.changes})`,
      problems: sql<number>`jsonb_array_length(${productImports.problems})`,
      createdAt: productImports.createdAt,
      appliedAt: productImports.appliedAt,
      undoneAt: productImports.undoneAt,
    })
    .from(productImports)
    .orderBy(desc(productImports.createdAt))
    .limit(LISTED);

export type ImportApplied =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'import-not-found' | 'already-done' }
  /** What became of products since it was drafted; nothing was written. */
  | { readonly ok: false; readonly reason: 'products-changed'; readonly lines: readonly number[] };

/** Rolls a transaction back with its answer. */
class Refused extends Error {
  readonly answer: ImportApplied;
  constructor(answer: ImportApplied) {
    super('The import is not applied');
    this.answer = answer;
  }
}

const side = (changes: PlannedChange['changes'], place: 0 | 1): ProductFields => {
  const said: Partial<Record<ProductField, string>> = {};
  for (const field of PRODUCT_FIELDS) {
    const change = changes[field];
    if (change) said[field] = change[place];
  }
  return said;
};

/** Changes the products of a part; answers the lines whose products say something else by now than when the import was drafted. */
async function applyPart(
  transaction: Database,
  part: readonly (PlannedChange & { readonly id: number })[],
  {
    backwards,
    entryOf,
  }: { backwards: boolean; entryOf: (change: PlannedChange, id: number) => NewAuditEntry },
): Promise<readonly number[]> {
  const ids = part.map(({ id }) => id);
  // In the order of their ids, as orders lock them.
  await transaction
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id)
    .for('no key update');
  const found = await findEditedProducts(transaction)(ids);
  const late: number[] = [];
  const writes = part.flatMap(({ line, id, changes }) => {
    const product = found.get(id);
    const stored = product ? printFields(product.product) : {};
    const [base, sent] = backwards
      ? [side(changes, 1), side(changes, 0)]
      : [side(changes, 0), side(changes, 1)];
    const { merged, conflicts } = mergeFields({ base, sent, stored }, PRODUCT_FIELDS);
    const read = readFields(merged, product?.kind ?? null);
    if (product === undefined || Object.keys(conflicts).length > 0 || !read.ok) {
      late.push(line);
      return [];
    }
    const changed = new Set(PRODUCT_FIELDS.filter((field) => changes[field] !== undefined));
    return [{ id, product: read.product, changed }];
  });
  if (late.length > 0) return late;
  await writeProducts(transaction, writes);
  await recordChanges(
    transaction,
    part.map((change) => entryOf(change, change.id)),
  );
  return [];
}

/** Adds the products of lines that name none the shop has; answers the same changes with the ids they have now. */
async function addPart(transaction: Database, part: readonly PlannedChange[]): Promise<PlannedChange[]> {
  const read = part.map(({ changes }) => readFields(side(changes, 1), null));
  const list = read.flatMap((each): EditableProduct[] => (each.ok ? [each.product] : []));
  if (list.length < part.length)
    throw new Refused({ ok: false, reason: 'products-changed', lines: part.map(({ line }) => line) });
  const ids = await insertProducts(transaction, list);
  return part.map((change, place) => ({ ...change, id: ids[place] ?? 0 }));
}

const hasId = (change: PlannedChange): change is PlannedChange & { id: number } => change.id !== null;

/** Answers what was refused inside of a transaction, which is rolled back. */
async function answering(work: () => Promise<ImportApplied>): Promise<ImportApplied> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    if (violatedConstraint(error, VIOLATION.unique) === 'products_articleNumber_unique')
      return { ok: false, reason: 'products-changed', lines: [] };
    throw error;
  }
}

/** Goes over the changes of an import in one transaction; refuses the whole where a product was changed since in what it changes. */
const applyChanges =
  (database: Database, backwards: boolean) =>
  ({ id, staffId }: { readonly id: string; readonly staffId: string }): Promise<ImportApplied> =>
    answering(() =>
      database.transaction(async (transaction): Promise<ImportApplied> => {
        if (!UUID.test(id)) return { ok: false, reason: 'import-not-found' };
        const [drafted] = await transaction
          .select()
          .from(productImports)
          .where(eq(productImports.id, id))
          .for('update');
        if (!drafted || drafted.problems.length > 0) return { ok: false, reason: 'import-not-found' };
        const isDone = backwards
          ? drafted.appliedAt === null || drafted.undoneAt !== null
          : drafted.appliedAt !== null;
        if (isDone) return { ok: false, reason: 'already-done' };
        const late: number[] = [];
        const entryOf = ({ changes }: PlannedChange, productId: number): NewAuditEntry => ({
          staffId,
          why: drafted.fileName,
          action: backwards ? 'undone' : 'edited',
          subject: 'product',
          subjectId: String(productId),
          changes: backwards
            ? Object.fromEntries(
                Object.entries(changes).map(([field, [before, after]]) => [field, [after, before]]),
              )
            : changes,
        });
        const known = drafted.changes.filter(hasId).toSorted((a, b) => a.id - b.id);
        for (const part of partsOf(known))
          late.push(...(await applyPart(transaction, part, { backwards, entryOf })));
        if (late.length > 0)
          throw new Refused({ ok: false, reason: 'products-changed', lines: late.toSorted((a, b) => a - b) });
        if (!backwards) {
          for (const part of partsOf(drafted.changes.filter((change) => !hasId(change)))) {
            const made = await addPart(transaction, part);
            await recordChanges(
              transaction,
              made.filter(hasId).map((change) => ({
                ...entryOf(change, change.id),
                action: 'created',
              })),
            );
          }
        }
        await transaction
          .update(productImports)
          .set(backwards ? { undoneAt: sql`now()` } : { appliedAt: sql`now()` })
          .where(eq(productImports.id, id));
        return { ok: true };
      }),
    );

/** Applies a drafted import once: all of it, or nothing. */
export const applyImport = (database: Database) => applyChanges(database, false);

/** Takes an applied import back, once: all that it changed says again what it said before, or nothing. What it added stays as drafts. */
export const undoImport = (database: Database) => applyChanges(database, true);

const KEPT_DAYS = 90;

/** Drops imports after three months; what they changed stays in the audit log. Run now and then. */
export const forgetOldImports = (database: Database) => async (): Promise<void> => {
  await database
    .delete(productImports)
    .where(lt(productImports.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
};
