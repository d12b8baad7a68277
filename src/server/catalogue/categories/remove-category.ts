import { eq } from 'drizzle-orm';
import {
  CATEGORY_FIELDS,
  printCategory,
  type CategoryField,
  type CategoryFields,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import { isOwnCategory } from '../../../domain/catalogue/category-kind.ts';
import { changedFields, type FieldConflict } from '../../../domain/catalogue/editing/merge-fields.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { listingSizes } from '../listing-tables.ts';
import { promotions } from '../merchandising/tables.ts';
import { categories, products } from '../tables.ts';
import { EXISTS, likeOf, type CategoryAct } from './make-category.ts';
import { storedCategories, type StoredCategory } from './stored-categories.ts';

/** Why a category stays. */
type CategoryStays =
  | {
      readonly ok: false;
      /**
       * `category-shipped`: the shop came with it. `category-in-use`: products or promotions are in it. `category-was-listed`: it had published
       * products, so that its address is known; it can be hidden.
       */
      readonly reason: 'category-not-found' | 'category-shipped' | 'category-in-use' | 'category-was-listed';
    }
  | {
      readonly ok: false;
      readonly reason: 'fields-changed';
      readonly conflicts: Readonly<Partial<Record<CategoryField, FieldConflict>>>;
    };

/** `changed` is 0 where it was gone already. */
export type CategoryRemoved = { readonly ok: true; readonly changed: number } | CategoryStays;

const IN_USE: CategoryStays = { ok: false, reason: 'category-in-use' };

/** Whether a category can be taken away: one that staff made, that holds nothing and never was listed. Null where it can. */
async function staysBecause(
  database: Database,
  { id }: Pick<StoredCategory, 'id'>,
): Promise<CategoryStays | null> {
  if (!isOwnCategory(id)) return { ok: false, reason: 'category-shipped' };
  const [product] = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, id))
    .limit(1);
  const [promotion] = await database
    .select({ id: promotions.id })
    .from(promotions)
    .where(eq(promotions.categoryId, id))
    .limit(1);
  if (product !== undefined || promotion !== undefined) return IN_USE;
  // The database begins to count a list with its first published product, and keeps the count.
  const [listed] = await database
    .select({ id: listingSizes.categoryId })
    .from(listingSizes)
    .where(eq(listingSizes.categoryId, id));
  return listed === undefined ? null : { ok: false, reason: 'category-was-listed' };
}

/** Takes a category away inside of a transaction; `base` is what the page said of it. */
export async function dropCategory(
  transaction: Database,
  { slug, base }: { readonly slug: string; readonly base: CategoryFields },
  act: CategoryAct,
): Promise<CategoryRemoved> {
  const [found] = await storedCategories(transaction, { slug, isLocked: true });
  if (found === undefined) return { ok: true, changed: 0 };
  const stays = await staysBecause(transaction, found);
  if (stays !== null) return stays;
  const stored = printCategory(found.category);
  const differing = Object.entries(changedFields(stored, { ...stored, ...base }, CATEGORY_FIELDS));
  if (differing.length > 0)
    return {
      ok: false,
      reason: 'fields-changed',
      conflicts: Object.fromEntries(
        differing.map(([field, [now, wanted]]) => [field, { stored: now, sent: wanted }]),
      ),
    };
  await transaction.delete(categories).where(eq(categories.id, found.id));
  await recordChanges(transaction, [
    {
      ...act,
      subject: 'category',
      subjectId: slug,
      changes: {
        [EXISTS]: ['yes', ''],
        like: [likeOf(found), ''],
        group: [found.group, ''],
        ...changedFields(stored, {}, CATEGORY_FIELDS),
      },
    },
  ]);
  return { ok: true, changed: CATEGORY_FIELDS.length };
}

/** The answer where a product was put into the category at the same moment, so that a foreign key keeps the category. */
export async function inUseIfUsed<Answer>(work: () => Promise<Answer>): Promise<Answer | CategoryStays> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error, VIOLATION.foreignKey) === null) throw error;
    return IN_USE;
  }
}

/** Takes away a category that staff made, that is empty, and that never was in the shop. */
export const removeCategory =
  (database: Database) =>
  ({
    slug,
    base,
    ...staff
  }: StaffAct & { readonly slug: string; readonly base: CategoryFields }): Promise<CategoryRemoved> =>
    inUseIfUsed(() =>
      database.transaction((transaction) =>
        dropCategory(transaction, { slug, base }, { ...staff, action: 'deleted' }),
      ),
    );

/** Whether staff can take a category away as it stands. */
export const isRemovable =
  (database: Database) =>
  async (category: Pick<StoredCategory, 'id'>): Promise<boolean> =>
    (await staysBecause(database, category)) === null;
