import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { changedFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  asPrinted,
  PRODUCT_FIELDS,
  printFields,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { readFields } from '../../../domain/catalogue/editing/read-fields.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import { auditEntries } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import { productContents, products } from '../tables.ts';
import { lockEditedProducts, type EditedProduct } from './find-edited-product.ts';
import { partsOf } from './in-parts.ts';
import type { StaffAct } from './save-edited-product.ts';

/** Why a product cannot be deleted: shoppers saw it once, or something that stays names it, has it in stock or was made with it. */
export type DraftHeld = 'published' | 'used';

export type DraftDeleted =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'product-not-found' | DraftHeld }
  /** Somebody wrote something else into it than who deletes it saw. */
  | { readonly ok: false; readonly reason: 'fields-changed'; readonly fields: readonly ProductField[] };

/** Those of some products that cannot be deleted, as far as the catalogue knows; what else names a product, its deletion meets (`removeDrafts`). */
async function heldDrafts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DraftHeld>> {
  // What was published once stands in links, in feeds and with shoppers.
  const wasPublished = sql<boolean>`exists (select from ${auditEntries}
    where ${auditEntries.subject} = 'product' and ${auditEntries.subjectId} = ${products.id}::text
      and ${auditEntries.changes} -> 'published' @> '"yes"')`;
  const isPart = sql`exists (select from ${productContents} where ${productContents.articleNumber} = ${products.articleNumber})`;
  const isPublished = sql<boolean>`(${isNotNull(products.publishedAt)} or ${wasPublished})`;
  const rows = await database
    .select({ id: products.id, isPublished })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        or(isPublished, isPart, sql`${products.stock} > 0`, sql`${products.rentalStock} > 0`),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.isPublished ? 'published' : 'used']));
}

/** Why a product cannot be deleted; null for one that can, as far as is known before. */
export const whyDraftStays =
  (database: Database) =>
  async (id: number): Promise<DraftHeld | null> =>
    (await heldDrafts(database, [id])).get(id) ?? null;

/**
 * Deletes products with all that is said of them, and writes into the log what that was; false, and nothing of it is done, where an order, a quote or
 * something else that stays names one of them.
 */
async function removeDrafts(
  transaction: Database,
  drafts: readonly EditedProduct[],
  act: StaffAct,
): Promise<boolean> {
  const ids = drafts.map(({ id }) => id);
  try {
    await transaction.transaction((inner) => inner.delete(products).where(inArray(products.id, ids)));
  } catch (error) {
    if (violatedConstraint(error, VIOLATION.foreignKey) !== null) return false;
    throw error;
  }
  await recordChanges(
    transaction,
    drafts.map(({ id, product }) => ({
      ...act,
      action: 'deleted',
      subject: 'product',
      subjectId: String(id),
      changes: changedFields(printFields(product), {}, PRODUCT_FIELDS),
    })),
  );
  return true;
}

/** Deletes a draft that says what who deletes it saw (`base`). One that was published once, or that something names, stays. */
export const deleteDraft =
  (database: Database) =>
  ({
    id,
    base,
    ...act
  }: StaffAct & { readonly id: number; readonly base: ProductFields }): Promise<DraftDeleted> =>
    database.transaction(async (transaction) => {
      const draft = (await lockEditedProducts(transaction, [id])).get(id);
      if (draft === undefined) return { ok: false, reason: 'product-not-found' };
      const held = (await heldDrafts(transaction, [id])).get(id);
      if (held !== undefined) return { ok: false, reason: held };
      const changes = changedFields(asPrinted(base), printFields(draft.product), PRODUCT_FIELDS);
      const fields = PRODUCT_FIELDS.filter((field) => changes[field] !== undefined);
      if (fields.length > 0) return { ok: false, reason: 'fields-changed', fields };
      return (await removeDrafts(transaction, [draft], act)) ? { ok: true } : { ok: false, reason: 'used' };
    });

/** Deletes those of the drafts that were made with some fields which still say nothing else, have no picture and are not in use. */
async function deletePart(
  transaction: Database,
  made: readonly ProductFields[],
  act: StaffAct,
): Promise<void> {
  const madeBy = new Map<string, ProductFields>();
  for (const fields of made) {
    const read = readFields(fields, null);
    if (read.ok) madeBy.set(read.product.articleNumber, printFields(read.product));
  }
  const named = await transaction
    .select({ id: products.id })
    .from(products)
    .where(
      and(inArray(products.articleNumber, [...madeBy.keys()]), sql`cardinality(${products.pictures}) = 0`),
    );
  const found = await lockEditedProducts(
    transaction,
    named.map(({ id }) => id),
  );
  const held = await heldDrafts(transaction, [...found.keys()]);
  const untouched = [...found.values()].filter(({ id, product }) => {
    const fields = madeBy.get(product.articleNumber) ?? {};
    const changes = changedFields(fields, printFields(product), PRODUCT_FIELDS);
    return !held.has(id) && Object.keys(changes).length === 0;
  });
  if (untouched.length === 0 || (await removeDrafts(transaction, untouched, act))) return;
  // Something names one of them: the others go all the same.
  for (const draft of untouched) await removeDrafts(transaction, [draft], act);
}

/** The same for a long list, inside of a transaction: drafts that somebody changed, published or uses stay. */
export async function deleteUntouchedDrafts(
  transaction: Database,
  made: readonly ProductFields[],
  act: StaffAct,
): Promise<void> {
  for (const part of partsOf(made)) await deletePart(transaction, part, act);
}
