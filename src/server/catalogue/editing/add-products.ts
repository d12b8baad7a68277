import { eq } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import { changedFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  PRODUCT_FIELDS,
  printFields,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { readFields, type ProductRefused } from '../../../domain/catalogue/editing/read-fields.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';
import { findEditedProducts } from './find-edited-product.ts';
import { insertProducts } from './insert-products.ts';
import { answering, invalid, type EditAct, type ProductSaved, type StaffAct } from './save-edited-product.ts';
import { unknownProducts } from './unknown-products.ts';

export type ProductsAdded =
  /** In the order in which they were sent. */
  | { readonly ok: true; readonly ids: readonly number[] }
  /** Why nothing was written, by the places of the products. */
  | { readonly ok: false; readonly refused: ReadonlyMap<number, ProductRefused> };

/**
 * Adds products inside of a transaction, without stock and pictures, or none where one of them is refused; they may name each other. Without a
 * picture none can be published, so they are drafts. Throws where an article number is taken (`ARTICLE_TAKEN`).
 */
export async function addProducts(
  transaction: Database,
  list: readonly ProductFields[],
  { why, ...act }: Omit<EditAct, 'action' | 'undoes'>,
): Promise<ProductsAdded> {
  const refused = new Map<number, ProductRefused>();
  const added: { readonly id: number; readonly product: EditableProduct }[] = [];
  for (const [place, fields] of list.entries()) {
    const read = readFields(fields, null);
    if (read.ok) added.push({ id: place, product: read.product });
    else refused.set(place, invalid(read.problems));
  }
  const adding = new Set(added.map(({ product }) => product.articleNumber));
  for (const [place, reason] of await unknownProducts(transaction, added, adding)) refused.set(place, reason);
  if (refused.size > 0) return { ok: false, refused };
  const ids = await insertProducts(
    transaction,
    added.map(({ product }) => product),
  );
  await recordChanges(
    transaction,
    added.map(({ id: place, product }) => ({
      ...act,
      why,
      action: 'created',
      subject: 'product',
      subjectId: String(ids[place] ?? 0),
      changes: changedFields({}, printFields(product), PRODUCT_FIELDS),
    })),
  );
  return { ok: true, ids };
}

/** The product that a form made when it was sent before: one of its article number that says the same; null without one. */
async function addedBefore(database: Database, sent: ProductFields): Promise<number | null> {
  const read = readFields(sent, null);
  if (!read.ok) return null;
  const [taken] = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.articleNumber, read.product.articleNumber));
  const found = taken && (await findEditedProducts(database)([taken.id])).get(taken.id);
  if (found === undefined) return null;
  const changes = changedFields(printFields(found.product), printFields(read.product), PRODUCT_FIELDS);
  return Object.keys(changes).length === 0 ? found.id : null;
}

/** Adds a product that is not in the shop yet, without stock and pictures, unpublished until staff publish it. A form that is sent twice adds one. */
export const addProduct =
  (database: Database) =>
  async ({ sent, staffId, why }: StaffAct & { readonly sent: ProductFields }): Promise<ProductSaved> => {
    const draft = { ...sent, published: 'no' };
    const saved = await answering(() =>
      database.transaction(async (transaction) => {
        const added = await addProducts(transaction, [draft], { staffId, why });
        if (added.ok) return { ok: true, id: added.ids[0] ?? 0, changed: PRODUCT_FIELDS.length };
        return added.refused.get(0) ?? invalid({});
      }),
    );
    const isTaken =
      !saved.ok && saved.reason === 'invalid-fields' && saved.problems.article?.reason === 'article-taken';
    const before = isTaken ? await addedBefore(database, draft) : null;
    return before === null ? saved : { ok: true, id: before, changed: 0 };
  };
