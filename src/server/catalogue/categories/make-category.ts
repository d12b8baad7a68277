import type { AuditAction } from '../../../domain/audit/audit-entry.ts';
import {
  CATEGORY_FIELDS,
  printCategory,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import {
  readNewCategory,
  type AskedCategory,
  type NewCategory,
  type NewCategoryProblems,
} from '../../../domain/catalogue/category-editing/new-category.ts';
import {
  kindIdOf,
  OWN_CATEGORIES_MAX,
  ownCategoryId,
  ownNumberOf,
} from '../../../domain/catalogue/category-kind.ts';
import { CATEGORIES } from '../../../domain/catalogue/categories.ts';
import { changedFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { categories } from '../tables.ts';
import { storedCategories, type StoredCategory } from './stored-categories.ts';
import { writeCategory } from './write-category.ts';

/** In the log: whether the category is there. */
export const EXISTS = 'exists';

/** `slug` is the address that it has; `changed` is 0 where it was there already. */
export type CategoryMade =
  | { readonly ok: true; readonly slug: string; readonly changed: number }
  | { readonly ok: false; readonly reason: 'invalid-fields'; readonly problems: NewCategoryProblems };

/** Who does what to a category, and why; `undoes` is the entry of the log that it takes back. */
export interface CategoryAct extends StaffAct {
  readonly action: AuditAction;
  readonly undoes?: number;
}

/** The slug of the category that another is like. */
export const likeOf = ({ id }: Pick<StoredCategory, 'id'>): string =>
  CATEGORIES.find((each) => each.id === kindIdOf(id))?.slug ?? '';

/** The place behind the last of a group; what stands there already comes first, by its smaller id. */
const behindGroup = (stored: readonly StoredCategory[], group: string): number => {
  const inGroup = stored.filter((each) => each.group === group);
  return Math.max(-1, ...(inGroup.length > 0 ? inGroup : stored).map(({ position }) => position));
};

const isSame = (there: StoredCategory, { like, group, category }: NewCategory): boolean => {
  const texts = CATEGORY_FIELDS.filter((field) => /^(?:name|description)\./.test(field));
  const differing = changedFields(printCategory(there.category), printCategory(category), texts);
  return likeOf(there) === like.slug && there.group === group && Object.keys(differing).length === 0;
};

/** Makes a category inside of a transaction. */
export async function writeNewCategory(
  transaction: Database,
  asked: AskedCategory,
  act: CategoryAct,
): Promise<CategoryMade> {
  const read = readNewCategory(asked);
  if (!read.ok) return { ok: false, reason: 'invalid-fields', problems: read.problems };
  const { slug, like, group, category } = read.made;
  // Whoever makes another waits here, and then sees this one.
  const stored = await storedCategories(transaction, { isLocked: true });
  const there = stored.find((each) => each.slug === slug);
  if (there !== undefined)
    return isSame(there, read.made)
      ? { ok: true, slug, changed: 0 }
      : { ok: false, reason: 'invalid-fields', problems: { slug: 'address-taken' } };
  const number = Math.max(0, ...stored.map(({ id }) => ownNumberOf(id))) + 1;
  if (number > OWN_CATEGORIES_MAX)
    return { ok: false, reason: 'invalid-fields', problems: { slug: 'too-many' } };
  const id = ownCategoryId(number, like.id);
  await transaction.insert(categories).values({
    id,
    slug,
    menuGroup: group,
    parentId: null,
    position: behindGroup(stored, group),
    picture: category.picture,
    kind: like.kind,
  });
  await writeCategory(transaction, { id, homePlace: null }, category);
  const fields = changedFields({}, printCategory(category), CATEGORY_FIELDS);
  await recordChanges(transaction, [
    {
      ...act,
      subject: 'category',
      subjectId: slug,
      changes: { [EXISTS]: ['', 'yes'], like: ['', like.slug], group: ['', group], ...fields },
    },
  ]);
  return { ok: true, slug, changed: CATEGORY_FIELDS.length };
}

/**
 * Makes a category that is like one that the shop came with. It is listed while a product of it is published. One that is there already with the
 * same names is not made again.
 */
export const makeCategory =
  (database: Database) =>
  ({ slug, like, group, fields, ...staff }: AskedCategory & StaffAct): Promise<CategoryMade> =>
    database.transaction((transaction) =>
      writeNewCategory(transaction, { slug, like, group, fields }, { ...staff, action: 'created' }),
    );
