import { eq, sql } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import type { PlannedChange, PurchaseRight } from '../../../domain/catalogue/editing/import-table.ts';
import { mergeFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import { pastProblems } from '../../../domain/catalogue/editing/schedule.ts';
import {
  asPrinted,
  PRODUCT_FIELDS,
  printFields,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { readFields } from '../../../domain/catalogue/editing/read-fields.ts';
import { recordChanges, type NewAuditEntry } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import { goneCategories } from '../categories/gone-categories.ts';
import { removePurchasesOf } from '../purchase-prices/enter-many.ts';
import { deleteUntouchedDrafts } from './delete-drafts.ts';
import { findImport } from './find-import.ts';
import { lockEditedProducts } from './find-edited-product.ts';
import { enterImportedPurchases } from './import-purchases.ts';
import { productImports } from './import-tables.ts';
import { inTurns, partsOf } from './in-parts.ts';
import { insertProducts } from './insert-products.ts';
import { unknownProducts } from './unknown-products.ts';
import type { ProductWrite } from './write-prices.ts';
import { writeProducts } from './write-products.ts';

export type ImportApplied =
  | { readonly ok: true }
  /** `not-allowed`: it has purchase prices, which who asks may not set. */
  | { readonly ok: false; readonly reason: 'import-not-found' | 'already-done' | 'not-allowed' }
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

/** The same changes backwards. */
const turned = (changes: PlannedChange['changes']): PlannedChange['changes'] =>
  Object.fromEntries(Object.entries(changes).map(([field, [before, after]]) => [field, [after, before]]));

/** Whether a moment of the schedule that an import sets has passed since it was drafted. */
const isOverdue = ({ changes }: PlannedChange): boolean =>
  Object.keys(pastProblems(side(changes, 0), side(changes, 1), new Date().toISOString())).length > 0;

/** What was written of a product, by its line. */
type Written = ProductWrite & { readonly line: number };

/**
 * The lines whose products do not say what the import was drafted from, even where they say what it wants: a raise of prices that two people drafted is applied once.
 * Asked before anything is written, for a part may rename what a later one names. The products stay locked.
 */
async function changedLines(
  transaction: Database,
  known: readonly (PlannedChange & { readonly id: number })[],
): Promise<number[]> {
  const lines: number[] = [];
  for (const part of partsOf(known)) {
    const found = await lockEditedProducts(
      transaction,
      part.map(({ id }) => id),
    );
    for (const { line, id, changes } of part) {
      const product = found.get(id);
      const stored = product ? printFields(product.product) : null;
      const base = asPrinted(side(changes, 0));
      if (
        stored === null ||
        PRODUCT_FIELDS.some((field) => changes[field] && (stored[field] ?? '') !== base[field])
      )
        lines.push(line);
    }
  }
  return lines;
}

/**
 * Changes the products of a part, or none where some say something else by now than when the import was drafted: `late` are their lines.
 */
async function applyPart(
  transaction: Database,
  part: readonly (PlannedChange & { readonly id: number })[],
  entryOf: (change: PlannedChange, id: number) => NewAuditEntry,
): Promise<{ readonly late: readonly number[]; readonly written: readonly Written[] }> {
  const found = await lockEditedProducts(
    transaction,
    part.map(({ id }) => id),
  );
  const late: number[] = [];
  const writes = part.flatMap(({ line, id, changes }) => {
    const product = found.get(id);
    const stored = product ? printFields(product.product) : {};
    const [base, sent] = [asPrinted(side(changes, 0)), asPrinted(side(changes, 1))];
    const { merged, conflicts } = mergeFields({ base, sent, stored }, PRODUCT_FIELDS);
    const read = readFields(merged, product ?? null);
    if (product === undefined || Object.keys(conflicts).length > 0 || !read.ok) {
      late.push(line);
      return [];
    }
    const changed = new Set(PRODUCT_FIELDS.filter((field) => changes[field] !== undefined));
    return [{ line, id, before: product, product: read.product, changed }];
  });
  const gone = await goneCategories(
    transaction,
    writes.flatMap(({ changed, product }) => (changed.has('category') ? [product.categoryId] : [])),
  );
  late.push(...writes.flatMap(({ line, product }) => (gone.has(product.categoryId) ? [line] : [])));
  if (late.length > 0) return { late, written: [] };
  await writeProducts(transaction, writes);
  await recordChanges(
    transaction,
    part.map((change) => entryOf(change, change.id)),
  );
  return { late: [], written: writes };
}

/** Adds the products of lines that name none the shop has; answers the same changes with the ids they have now. */
async function addPart(transaction: Database, part: readonly PlannedChange[]): Promise<PlannedChange[]> {
  const read = part.map(({ changes }) => readFields(side(changes, 1), null));
  const list = read.flatMap((each): EditableProduct[] => (each.ok ? [each.product] : []));
  const gone = await goneCategories(
    transaction,
    list.map(({ categoryId }) => categoryId),
  );
  if (list.length < part.length || gone.size > 0)
    throw new Refused({ ok: false, reason: 'products-changed', lines: part.map(({ line }) => line) });
  const ids = await insertProducts(transaction, list);
  return part.map((change, place) => ({ ...change, id: ids[place] ?? 0 }));
}

function refuseLate(lines: readonly number[]): void {
  if (lines.length > 0)
    throw new Refused({ ok: false, reason: 'products-changed', lines: lines.toSorted((a, b) => a - b) });
}

/** Whether a change says something else of a product than its purchase price. */
const saysFields = ({ changes }: PlannedChange): boolean => Object.keys(changes).length > 0;
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
  ({
    id,
    staffId,
    withPurchases = false,
  }: { readonly id: string; readonly staffId: string } & Partial<PurchaseRight>): Promise<ImportApplied> =>
    answering(() =>
      database.transaction(async (transaction): Promise<ImportApplied> => {
        const drafted = await findImport(transaction, 'lock')(id);
        if (drafted === null || drafted.problems.length > 0) return { ok: false, reason: 'import-not-found' };
        const isDone = backwards
          ? drafted.appliedAt === null || drafted.undoneAt !== null
          : drafted.appliedAt !== null;
        if (isDone) return { ok: false, reason: 'already-done' };
        if (!withPurchases && drafted.changes.some(({ purchase }) => purchase !== undefined))
          return { ok: false, reason: 'not-allowed' };
        const entryOf = ({ changes }: PlannedChange, productId: number): NewAuditEntry => ({
          staffId,
          why: drafted.fileName,
          action: backwards ? 'undone' : 'edited',
          subject: 'product',
          subjectId: String(productId),
          changes,
        });
        const overdue = backwards ? [] : drafted.changes.filter(isOverdue).map(({ line }) => line);
        if (overdue.length > 0) return { ok: false, reason: 'products-changed', lines: overdue };
        const known = drafted.changes
          .filter(hasId)
          .filter(saysFields)
          .map((change) => (backwards ? { ...change, changes: turned(change.changes) } : change))
          .toSorted((a, b) => a.id - b.id);
        refuseLate(await changedLines(transaction, known));
        const late: number[] = [];
        const written: Written[] = [];
        for (const part of partsOf(known)) {
          const applied = await applyPart(transaction, part, entryOf);
          late.push(...applied.late);
          written.push(...applied.written);
        }
        refuseLate(late);
        const file = { listId: id, fileName: drafted.fileName, staffId };
        const added = drafted.changes.filter((change) => !hasId(change));
        if (backwards) {
          await removePurchasesOf(transaction, file);
          const made = added.map(({ changes }) => side(changes, 1));
          await deleteUntouchedDrafts(transaction, made, { staffId, why: drafted.fileName });
        } else {
          const entered: PlannedChange[] = drafted.changes.filter(hasId);
          await inTurns(added, async (part) => {
            const made = await addPart(transaction, part);
            entered.push(...made);
            await recordChanges(
              transaction,
              made.filter(hasId).map((change) => ({
                ...entryOf(change, change.id),
                action: 'created',
              })),
            );
          });
          refuseLate(await enterImportedPurchases(transaction, entered, file));
        }
        // Only now: what one line names, another may have added or renamed.
        for (const part of partsOf(written)) {
          const unknown = await unknownProducts(transaction, part);
          refuseLate(part.flatMap(({ id: product, line }) => (unknown.has(product) ? [line] : [])));
        }
        await transaction
          .update(productImports)
          .set(backwards ? { undoneAt: sql`now()` } : { appliedAt: sql`now()` })
          .where(eq(productImports.id, id));
        return { ok: true };
      }),
    );

/** Applies a drafted import once: all of it, or nothing. Of two that change the same field of a product, drafted from the same value, the second is refused. */
export const applyImport = (database: Database) => applyChanges(database, false);

/** Takes an applied import back, once: all that it changed says again what it said before, or nothing where some of it says something else by now. Drafts that it added and nobody touched since are deleted. */
export const undoImport = (database: Database) => applyChanges(database, true);
