import { isEntryUndoable, type AuditAction, type AuditEntry } from '../../../domain/audit/audit-entry.ts';
import {
  CATEGORY_FIELDS,
  printCategory,
  readCategoryFields,
  type CategoryFields,
  type CategoryProblems,
  type CategoryRefused,
  type EditedCategory,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import { changedFields, mergeFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import { findAudit, recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { EXISTS, writeNewCategory, type CategoryAct, type CategoryMade } from './make-category.ts';
import { dropCategory, inUseIfUsed, type CategoryRemoved } from './remove-category.ts';
import {
  findHidingProblem,
  isPictureOf,
  storedCategories,
  type StoredCategory,
} from './stored-categories.ts';
import { writeCategory } from './write-category.ts';
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
  const hidden = hides ? await findHidingProblem(transaction, stored) : null;
  return {
    ...(isLost && { picture: 'no-picture' as const }),
    ...(hidden !== null && { hidden }),
  };
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

/** Makes a category again that was taken away, as the log has it, or takes one away that was made. */
const undoMaking = (
  transaction: Database,
  { changes }: Pick<AuditEntry, 'changes'>,
  { slug, ...act }: CategoryAct & { readonly slug: string },
): Promise<CategoryRemoved | CategoryMade> => {
  const [existed] = changes[EXISTS] ?? ['', ''];
  const side = existed === 'yes' ? 0 : 1;
  const said = (field: string) => changes[field]?.[side] ?? '';
  const fields: CategoryFields = Object.fromEntries(CATEGORY_FIELDS.map((field) => [field, said(field)]));
  return existed === 'yes'
    ? writeNewCategory(transaction, { slug, like: said('like'), group: said('group'), fields }, act)
    : dropCategory(transaction, { slug, base: {} }, act);
};

/** Takes a change of the log back, unless somebody changed the same since: the category says again what it said, is there again, or is not. */
export const undoCategory =
  (database: Database) =>
  async ({
    slug,
    entryId,
    ...staff
  }: StaffAct & { readonly slug: string; readonly entryId: number }): Promise<
    CategorySaved | CategoryRemoved | CategoryMade
  > => {
    const entry = await findAudit(database)('category', slug, entryId);
    if (entry === null || !isEntryUndoable(entry)) return { ok: false, reason: 'category-not-found' };
    const act = { ...staff, action: 'undone', undoes: entryId } as const;
    if (entry.changes[EXISTS] !== undefined)
      return inUseIfUsed(() =>
        database.transaction((transaction) => undoMaking(transaction, entry, { slug, ...act })),
      );
    const side = (place: 0 | 1): CategoryFields =>
      Object.fromEntries(Object.entries(entry.changes).map(([field, change]) => [field, change[place]]));
    return saveCategory(database)({ slug, base: side(1), sent: side(0), ...act });
  };
