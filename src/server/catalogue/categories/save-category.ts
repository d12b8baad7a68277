import { eq, sql } from 'drizzle-orm';
import { isUndoable, type AuditAction } from '../../../domain/audit/audit-entry.ts';
import {
  CATEGORY_FIELDS,
  printCategory,
  readCategoryFields,
  type CategoryFields,
  type CategoryProblems,
  type CategoryRefused,
  type EditedCategory,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import { ALWAYS_LISTED } from '../../../domain/catalogue/category-places.ts';
import { changedFields, mergeFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { findAudit, recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { listingSizes } from '../listing-tables.ts';
import { categories, categoryTexts } from '../tables.ts';
import { isPictureOf, storedCategories, type StoredCategory } from './stored-categories.ts';
import { productsWithin, writeSearchTexts } from './write-search-texts.ts';

/** `changed` counts the fields that say something else now. */
type CategorySaved = { readonly ok: true; readonly changed: number } | CategoryRefused;

/** What staff saw of a category and what they wrote, tidied; a field that is absent stays as it is. */
interface CategoryEdit {
  readonly slug: string;
  readonly base: CategoryFields;
  readonly sent: CategoryFields;
}

/** What the catalogue does not let a category say: a picture of no product of its, that it is hidden while it is needed. */
async function problemsWithin(
  transaction: Database,
  stored: StoredCategory,
  wanted: EditedCategory,
): Promise<CategoryProblems> {
  const isNewPicture = wanted.picture !== stored.category.picture;
  const isLost = isNewPicture && !(await isPictureOf(transaction, stored, wanted.picture));
  const hides = wanted.isHidden && !stored.category.isHidden;
  const [size] = hides
    ? await transaction
        .select({ total: listingSizes.total })
        .from(listingSizes)
        .where(eq(listingSizes.categoryId, stored.id))
    : [];
  return {
    ...(isLost && { picture: 'no-picture' as const }),
    ...(hides && (size?.total ?? 0) > 0 && { hidden: 'has-products' as const }),
    ...(hides && ALWAYS_LISTED.has(stored.slug) && { hidden: 'linked' as const }),
  };
}

async function writeCategory(
  transaction: Database,
  { id, homePlace }: StoredCategory,
  { name, description, picture, isInMenu, isOnHome, isHidden }: EditedCategory,
): Promise<void> {
  const behind = sql<number>`(select coalesce(max(placed.home_place), -1) + 1 from ${categories} as placed)`;
  await transaction
    .update(categories)
    .set({
      picture,
      isInMenu,
      isHidden,
      homePlace: isOnHome ? (homePlace ?? behind) : null,
      updatedAt: sql`now()`,
    })
    .where(eq(categories.id, id));
  await transaction
    .insert(categoryTexts)
    .values(
      LOCALES.map((locale) => ({
        categoryId: id,
        locale,
        name: name[locale],
        description: description[locale],
      })),
    )
    .onConflictDoUpdate({
      target: [categoryTexts.categoryId, categoryTexts.locale],
      set: { name: sql`excluded.name`, description: sql`excluded.description` },
    });
}

/**
 * Saves what staff changed of a category: all of it or nothing, field by field beside what others saved meanwhile. A new name is in force
 * wherever the shop says it, and found by search. What is sent twice changes nothing the second time.
 */
export const saveCategory =
  (database: Database) =>
  ({
    slug,
    base,
    sent,
    action = 'edited',
    ...act
  }: CategoryEdit &
    StaffAct & { readonly action?: AuditAction; readonly undoes?: number }): Promise<CategorySaved> =>
    database.transaction(async (transaction) => {
      const [found] = await storedCategories(transaction, { slug, isLocked: true });
      if (found === undefined) return { ok: false, reason: 'category-not-found' };
      const stored = printCategory(found.category);
      const { merged, conflicts } = mergeFields({ base, sent, stored }, CATEGORY_FIELDS);
      if (Object.keys(conflicts).length > 0) return { ok: false, reason: 'fields-changed', conflicts };
      const read = readCategoryFields(merged);
      if (!read.ok) return { ok: false, reason: 'invalid-fields', problems: read.problems };
      const problems = await problemsWithin(transaction, found, read.category);
      if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid-fields', problems };
      const changes = changedFields(stored, printCategory(read.category), CATEGORY_FIELDS);
      const changed = Object.keys(changes);
      if (changed.length === 0) return { ok: true, changed: 0 };
      await writeCategory(transaction, found, read.category);
      if (changed.some((field) => field.startsWith('name.')))
        await writeSearchTexts(transaction, await productsWithin(transaction, found.id));
      await recordChanges(transaction, [{ ...act, action, subject: 'category', subjectId: slug, changes }]);
      return { ok: true, changed: changed.length };
    });

/** Takes a change of the log back, unless somebody changed the same since. */
export const undoCategory =
  (database: Database) =>
  async ({
    slug,
    entryId,
    ...act
  }: StaffAct & { readonly slug: string; readonly entryId: number }): Promise<CategorySaved> => {
    const entry = await findAudit(database)('category', slug, entryId);
    if (entry === null || !isUndoable(entry)) return { ok: false, reason: 'category-not-found' };
    const side = (place: 0 | 1): CategoryFields =>
      Object.fromEntries(Object.entries(entry.changes).map(([field, change]) => [field, change[place]]));
    return saveCategory(database)({
      slug,
      base: side(1),
      sent: side(0),
      action: 'undone',
      undoes: entryId,
      ...act,
    });
  };
