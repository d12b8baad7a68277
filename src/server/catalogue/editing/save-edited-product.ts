import { eq } from 'drizzle-orm';
import { isUndoable, type AuditAction } from '../../../domain/audit/audit-entry.ts';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import {
  changedFields,
  mergeFields,
  type FieldConflict,
} from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  PRODUCT_FIELDS,
  printFields,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { readFields, type FieldProblems } from '../../../domain/catalogue/editing/read-fields.ts';
import { findAudit, recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import { undoPictures } from '../pictures/undo-pictures.ts';
import { products } from '../tables.ts';
import { findEditedProduct, idsByArticle } from './find-edited-product.ts';
import { insertProducts } from './insert-products.ts';
import { writeProducts } from './write-products.ts';

/** Who changes something, and why in their own words, which may be none. */
export interface StaffAct {
  readonly staffId: string;
  readonly why: string;
}

export type ProductSaved =
  /** `changed` counts the fields that say something else now. */
  | { readonly ok: true; readonly id: number; readonly changed: number }
  | { readonly ok: false; readonly reason: 'product-not-found' }
  | { readonly ok: false; readonly reason: 'invalid-fields'; readonly problems: FieldProblems }
  /** Somebody else changed the same fields in another way since they were shown; nothing was written. */
  | {
      readonly ok: false;
      readonly reason: 'fields-changed';
      readonly conflicts: Readonly<Partial<Record<ProductField, FieldConflict>>>;
    };

const invalid = (problems: FieldProblems): ProductSaved => ({
  ok: false,
  reason: 'invalid-fields',
  problems,
});

/** Answers where the database refused an article number that another product has. */
async function answering(work: () => Promise<ProductSaved>): Promise<ProductSaved> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error, VIOLATION.unique) === 'products_articleNumber_unique')
      return invalid({ article: { reason: 'article-taken', detail: '' } });
    throw error;
  }
}

/** Refuses a set of which a part is no product of the shop; null where all are found. */
async function unknownPart(database: Database, { contents }: EditableProduct): Promise<ProductSaved | null> {
  const named = contents.flatMap((part) => ('articleNumber' in part ? [part.articleNumber] : []));
  const found = await idsByArticle(database, named);
  const unknown = named.find((part) => !found.has(part));
  return unknown === undefined ? null : invalid({ contents: { reason: 'unknown-part', detail: unknown } });
}

/** The fields that staff send of a product that exists: what they saw, and what they wrote. */
export interface ProductEdit extends StaffAct {
  readonly id: number;
  readonly base: ProductFields;
  /** Tidied; a field that is absent stays as it is. */
  readonly sent: ProductFields;
  readonly action?: AuditAction;
  /** The entry of the audit log that it takes back. */
  readonly undoes?: number;
}

/**
 * Saves what staff changed of a product: all of it or nothing, field by field beside what others saved meanwhile. What changed is in the
 * audit log. Locks the product, so that two of them follow each other.
 */
export const saveEditedProduct =
  (database: Database) =>
  ({ id, base, sent, staffId, why, action = 'edited', undoes }: ProductEdit): Promise<ProductSaved> =>
    answering(() =>
      database.transaction(async (transaction) => {
        await transaction
          .select({ id: products.id })
          .from(products)
          .where(eq(products.id, id))
          .for('no key update');
        const found = await findEditedProduct(transaction)(id);
        if (found === null) return { ok: false, reason: 'product-not-found' };
        const stored = printFields(found.product);
        const { merged, conflicts } = mergeFields({ base, sent, stored }, PRODUCT_FIELDS);
        if (Object.keys(conflicts).length > 0) return { ok: false, reason: 'fields-changed', conflicts };
        const read = readFields(merged, found);
        if (!read.ok) return invalid(read.problems);
        const changes = changedFields(stored, printFields(read.product), PRODUCT_FIELDS);
        const changed = new Set(PRODUCT_FIELDS.filter((field) => changes[field] !== undefined));
        if (changed.size === 0) return { ok: true, id, changed: 0 };
        const unknown = changed.has('contents') ? await unknownPart(transaction, read.product) : null;
        if (unknown !== null) return unknown;
        await writeProducts(transaction, [{ id, product: read.product, changed }]);
        await recordChanges(transaction, [
          { staffId, why, action, subject: 'product', subjectId: String(id), changes, undoes },
        ]);
        return { ok: true, id, changed: changed.size };
      }),
    );

/** Adds a product that is not in the shop yet, without stock and pictures, unpublished until staff publish it. */
export const addProduct =
  (database: Database) =>
  ({ sent, staffId, why }: StaffAct & { readonly sent: ProductFields }): Promise<ProductSaved> =>
    answering(() =>
      database.transaction(async (transaction) => {
        const read = readFields({ ...sent, published: 'no' }, null);
        if (!read.ok) return invalid(read.problems);
        const { product } = read;
        const unknown = await unknownPart(transaction, product);
        if (unknown !== null) return unknown;
        const [made = 0] = await insertProducts(transaction, [product]);
        await recordChanges(transaction, [
          {
            staffId,
            why,
            action: 'created',
            subject: 'product',
            subjectId: String(made),
            changes: changedFields({}, printFields(product), PRODUCT_FIELDS),
          },
        ]);
        return { ok: true, id: made, changed: PRODUCT_FIELDS.length };
      }),
    );

/**
 * Takes a change of the log back: its fields say again what they said before it, unless somebody changed one of them since. What created a
 * product, and what moved its stock, is not taken back.
 */
export const undoProductChange =
  (database: Database) =>
  async ({
    id,
    entryId,
    ...act
  }: StaffAct & { readonly id: number; readonly entryId: number }): Promise<ProductSaved> => {
    const entry = await findAudit(database)('product', String(id), entryId);
    if (entry === null || !isUndoable(entry)) return { ok: false, reason: 'product-not-found' };
    if (entry.action === 'pictures-changed') {
      const undone = await undoPictures(database)({ id, staffId: act.staffId, entry });
      if (undone.ok) return { ok: true, id, changed: Object.keys(entry.changes).length };
      if (undone.reason === 'changed') return { ok: false, reason: 'fields-changed', conflicts: {} };
      return undone.reason === 'product-not-found' ? { ok: false, reason: undone.reason } : invalid({});
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
