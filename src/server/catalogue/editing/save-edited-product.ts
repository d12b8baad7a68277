import { isUndoable, type AuditAction } from '../../../domain/audit/audit-entry.ts';
import { changedFields, mergeFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  asPrinted,
  PRODUCT_FIELDS,
  printFields,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import {
  readFields,
  type FieldProblems,
  type ProductRefused,
} from '../../../domain/catalogue/editing/read-fields.ts';
import { pastProblems, withoutOvertaken } from '../../../domain/catalogue/editing/schedule.ts';
import { findAudit, recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import { undoPictures } from '../pictures/undo-pictures.ts';
import { undoDocuments } from '../product-documents/change-documents.ts';
import { lockEditedProducts, type EditedProduct } from './find-edited-product.ts';
import { undoStock } from './undo-stock.ts';
import { unknownProducts } from './unknown-products.ts';
import { writeProducts } from './write-products.ts';

/** Who changes something, and why in their own words, which may be none. */
export interface StaffAct {
  readonly staffId: string;
  readonly why: string;
}

/** `changed` counts the fields that say something else now. */
export type ProductSaved =
  | { readonly ok: true; readonly id: number; readonly changed: number }
  | ProductRefused;

/** Refuses a product for what its fields say. */
export const invalid = (problems: FieldProblems): ProductRefused => ({
  ok: false,
  reason: 'invalid-fields',
  problems,
});

/** The constraint by which an article number is of one product. */
export const ARTICLE_TAKEN = 'products_articleNumber_unique';

/** Answers where the database refused an article number that another product has. */
export async function answering(work: () => Promise<ProductSaved>): Promise<ProductSaved> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error, VIOLATION.unique) === ARTICLE_TAKEN)
      return invalid({ article: { reason: 'article-taken', detail: '' } });
    throw error;
  }
}

/** The fields that staff send of a product that exists: what they saw, and what they wrote. */
export interface ProductEdit {
  readonly id: number;
  readonly base: ProductFields;
  /** Tidied; a field that is absent stays as it is. */
  readonly sent: ProductFields;
}

/** What stands in the audit log of an edit. */
export interface EditAct extends Omit<StaffAct, 'staffId'> {
  /** Null for one that a program makes, which `program` names. */
  readonly staffId: string | null;
  readonly program?: string;
  readonly action?: AuditAction;
  /** The entry of the audit log that it takes back. */
  readonly undoes?: number;
}

/** Joins an edit with what is stored of its product; `changes` are what it changes of that. */
function mergeEdit(edit: ProductEdit, found: EditedProduct | undefined) {
  if (found === undefined) return { ok: false, reason: 'product-not-found' } as const;
  const stored = printFields(found.product);
  const [base, sent] = [asPrinted(edit.base), asPrinted(edit.sent)];
  const { merged, conflicts } = mergeFields({ base, sent, stored }, PRODUCT_FIELDS);
  if (Object.keys(conflicts).length > 0) return { ok: false, reason: 'fields-changed', conflicts } as const;
  const wanted = withoutOvertaken(stored, merged);
  const read = readFields(wanted, found);
  const past = pastProblems(stored, wanted, new Date().toISOString());
  if (read.ok && Object.keys(past).length > 0)
    return { ok: false, reason: 'invalid-fields', problems: past } as const;
  if (!read.ok) return { ok: false, reason: 'invalid-fields', problems: read.problems } as const;
  const changes = changedFields(stored, printFields(read.product), PRODUCT_FIELDS);
  const changed = new Set(PRODUCT_FIELDS.filter((field) => changes[field] !== undefined));
  const unseen = new Set(
    PRODUCT_FIELDS.filter((field) => base[field] !== undefined && base[field] !== stored[field]),
  );
  return { ok: true, before: found, product: read.product, changes, changed, unseen } as const;
}

/**
 * Saves edits of different products inside of a transaction, or none where one of them is refused; answers what became of each, by id. `found`
 * are the products as `lockEditedProducts` read them.
 */
export async function saveEdits(
  transaction: Database,
  {
    edits,
    found,
  }: { readonly edits: readonly ProductEdit[]; readonly found: ReadonlyMap<number, EditedProduct> },
  { why, action = 'edited', ...act }: EditAct,
): Promise<ReadonlyMap<number, ProductSaved>> {
  const merged = edits.map((edit) => ({ id: edit.id, result: mergeEdit(edit, found.get(edit.id)) }));
  const writes = merged.flatMap(({ id, result }) =>
    result.ok && result.changed.size > 0 ? [{ id, ...result }] : [],
  );
  const unknown = await unknownProducts(transaction, writes);
  const answers = merged.map(({ id, result }): [number, ProductSaved] => [
    id,
    result.ok ? (unknown.get(id) ?? { ok: true, id, changed: result.changed.size }) : result,
  ]);
  if (answers.every(([, { ok }]) => ok) && writes.length > 0) {
    await writeProducts(transaction, writes);
    await recordChanges(
      transaction,
      writes.map(({ id, changes }) => ({
        ...act,
        why,
        action,
        subject: 'product',
        subjectId: String(id),
        changes,
      })),
    );
  }
  return new Map(answers);
}

/**
 * Saves what staff changed of a product: all of it or nothing, field by field beside what others saved meanwhile. What changed is in the
 * audit log. Locks the product, so that two of them follow each other.
 */
export const saveEditedProduct =
  (database: Database) =>
  ({ id, base, sent, ...act }: ProductEdit & StaffAct & Omit<EditAct, 'program'>): Promise<ProductSaved> =>
    answering(() =>
      database.transaction(async (transaction) => {
        const found = await lockEditedProducts(transaction, [id]);
        const saved = await saveEdits(transaction, { edits: [{ id, base, sent }], found }, act);
        return saved.get(id) ?? { ok: false, reason: 'product-not-found' };
      }),
    );

export type ProductsSaved =
  /** `changed` counts the products that say something else now. */
  | { readonly ok: true; readonly changed: number }
  | { readonly ok: false; readonly refused: ReadonlyMap<number, ProductRefused> };

/** The same for several products in one transaction: where one is refused, nothing of any is written. */
export const saveEditedProducts =
  (database: Database) =>
  async ({
    edits,
    ...act
  }: StaffAct & { readonly edits: readonly ProductEdit[] }): Promise<ProductsSaved> => {
    if (edits.length === 0) return { ok: true, changed: 0 };
    return database.transaction(async (transaction) => {
      const found = await lockEditedProducts(
        transaction,
        edits.map(({ id }) => id),
      );
      const saved = [...(await saveEdits(transaction, { edits, found }, act))];
      const refused = saved.flatMap(([id, each]) => (each.ok ? [] : [[id, each] as const]));
      return refused.length > 0
        ? { ok: false, refused: new Map(refused) }
        : { ok: true, changed: saved.filter(([, each]) => each.ok && each.changed > 0).length };
    });
  };

/** The same of a change that was to be taken back; of pictures and documents, `fields` are what of it is in the way. */
export type ProductUndone =
  | ProductSaved
  | {
      readonly ok: false;
      readonly reason: 'fields-changed' | 'invalid-fields';
      readonly fields: readonly string[];
    }
  | { readonly ok: false; readonly reason: 'below-zero' };

/**
 * Takes a change of the log back: its fields say again what they said before it, unless somebody changed one of them since; a movement of
 * the stock goes the other way. What created a product is not taken back.
 */
export const undoProductChange =
  (database: Database) =>
  async ({
    id,
    entryId,
    ...act
  }: StaffAct & { readonly id: number; readonly entryId: number }): Promise<ProductUndone> => {
    const entry = await findAudit(database)('product', String(id), entryId);
    if (entry === null || !isUndoable(entry)) return { ok: false, reason: 'product-not-found' };
    if (entry.action === 'stock-moved') {
      const undone = await undoStock(database)({ id, staffId: act.staffId, entry });
      return undone.ok ? { ok: true, id, changed: undone.isChanged ? 1 : 0 } : undone;
    }
    if (entry.action !== 'edited' && entry.action !== 'undone') {
      const undo = entry.action === 'pictures-changed' ? undoPictures : undoDocuments;
      const undone = await undo(database)({ id, staffId: act.staffId, entry });
      if (undone.ok) return { ok: true, id, changed: Object.keys(entry.changes).length };
      const { reason, fields } = undone;
      if (reason === 'product-not-found') return { ok: false, reason };
      return { ok: false, reason: reason === 'changed' ? 'fields-changed' : 'invalid-fields', fields };
    }
    const side = (place: 0 | 1): ProductFields =>
      Object.fromEntries(Object.entries(entry.changes).map(([field, change]) => [field, change[place]]));
    return saveEditedProduct(database)({
      id,
      base: side(1),
      sent: side(0),
      action: 'undone',
      undoes: entryId,
      ...act,
    });
  };
