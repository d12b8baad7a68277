import { isEntryUndoable } from '../../../domain/audit/audit-entry.ts';
import {
  printTag,
  readNames,
  TAG_FIELDS,
  type TagFields,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import { changedFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import { isTagSlug } from '../../../domain/catalogue/tags.ts';
import { findAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { tags } from '../tag-tables.ts';
import { storedTags, writeTagNames } from './staff-tags.ts';
import {
  changeTag,
  dropTag,
  EXISTS,
  NOT_FOUND,
  PRODUCTS,
  recordTag,
  restoreTag,
  type TagEdit,
  type TagSaved,
} from './write-tag.ts';

/** Adds a tag. One that is there already with the same names is not added again. */
export const addTag =
  (database: Database) =>
  ({
    slug,
    sent,
    ...staff
  }: StaffAct & { readonly slug: string; readonly sent: TagFields }): Promise<TagSaved> =>
    database.transaction(async (transaction) => {
      const read = readNames(sent);
      const problems = {
        ...(read.ok ? {} : read.problems),
        ...(!isTagSlug(slug) && { slug: slug === '' ? ('missing' as const) : ('bad-slug' as const) }),
      };
      if (!read.ok || Object.keys(problems).length > 0)
        return { ok: false, reason: 'invalid-fields', problems };
      const [made] = await transaction.insert(tags).values({ slug }).onConflictDoNothing().returning();
      const fields = printTag(read.name);
      if (made === undefined) {
        const [there] = await storedTags(transaction, { slug });
        return there !== undefined &&
          Object.keys(changedFields(printTag(there.name), fields, TAG_FIELDS)).length === 0
          ? { ok: true, changed: 0 }
          : { ok: false, reason: 'invalid-fields', problems: { slug: 'slug-taken' } };
      }
      await writeTagNames(transaction, slug, read.name);
      await recordTag(
        transaction,
        slug,
        { [EXISTS]: ['', 'yes'], ...changedFields({}, fields, TAG_FIELDS) },
        { ...staff, action: 'created' },
      );
      return { ok: true, changed: TAG_FIELDS.length };
    });

/** Renames a tag, language by language beside what others saved meanwhile. */
export const saveTag =
  (database: Database) =>
  ({ slug, base, sent, ...staff }: TagEdit & StaffAct): Promise<TagSaved> =>
    database.transaction((transaction) =>
      changeTag(transaction, { slug, base, sent }, { ...staff, action: 'edited' }),
    );

/** Once more where a product was given the tag at the same moment: then its number is another, and the page says so. */
async function againIfUsed(work: () => Promise<TagSaved>): Promise<TagSaved> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error, VIOLATION.foreignKey) === null) throw error;
    return work();
  }
}

/**
 * Takes a tag away from the shop and from all products that carry it; `seen` is how many the page named. Refused for one that rules ask for, and
 * where it says something else by now.
 */
export const removeTag =
  (database: Database) =>
  ({
    slug,
    base,
    seen,
    ...staff
  }: Pick<TagEdit, 'slug' | 'base'> & StaffAct & { readonly seen: number }): Promise<TagSaved> =>
    againIfUsed(() =>
      database.transaction((transaction) =>
        dropTag(transaction, { slug, base, seen }, { ...staff, action: 'deleted' }),
      ),
    );

/** Takes a change of the log back: the tag says again what it said before it, is there again, or is not. */
export const undoTag =
  (database: Database) =>
  async ({
    slug,
    entryId,
    ...staff
  }: StaffAct & { readonly slug: string; readonly entryId: number }): Promise<TagSaved> => {
    const entry = await findAudit(database)('tag', slug, entryId);
    if (entry === null || !isEntryUndoable(entry)) return NOT_FOUND;
    const side = (place: 0 | 1): TagFields =>
      Object.fromEntries(
        TAG_FIELDS.flatMap((field) => {
          const change = entry.changes[field];
          return change === undefined ? [] : [[field, change[place]]];
        }),
      );
    const act = { ...staff, action: 'undone', undoes: entryId } as const;
    const [existed, exists] = entry.changes[EXISTS] ?? ['yes', 'yes'];
    const ids = (place: 0 | 1) =>
      (entry.changes[PRODUCTS]?.[place] ?? '').split(', ').filter(Boolean).map(Number);
    return againIfUsed(() =>
      database.transaction((transaction) => {
        if (exists === '') return restoreTag(transaction, { slug, fields: side(0), had: ids(0) }, act);
        if (existed === '') return dropTag(transaction, { slug, base: side(1), seen: ids(1).length }, act);
        return changeTag(transaction, { slug, base: side(1), sent: side(0) }, act);
      }),
    );
  };
