import * as v from 'valibot';
import { kindOf, MENU_GROUPS } from '../../../domain/catalogue/categories.ts';
import { isOwnCategory } from '../../../domain/catalogue/category-kind.ts';
import type { CategoryRow } from '../../catalogue/list-categories.ts';
import { identityEntries, identityOf, instantSchema, imageRecord, imageSchema } from './record-parts.ts';

/** A category as another record names it. */
export const categoryNameSchema = v.strictObject({ ...identityEntries, name: v.string(), slug: v.string() });

/** A category as the API answers it (S §3, R14). */
export const categoryRecordSchema = v.pipe(
  v.strictObject({
    ...categoryNameSchema.entries,
    description: v.string(),
    image: v.nullable(imageSchema),
    kind: v.picklist(['purchase', 'rental']),
    group: v.pipe(v.picklist(MENU_GROUPS), v.description('The group of the menu that it stands in.')),
    like: v.pipe(
      v.nullable(v.string()),
      v.description(
        'Of a category that the shop made itself, the slug of the one whose specifications and filters its goods have; else null.',
      ),
    ),
    parent: v.nullable(categoryNameSchema),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    publishedAt: instantSchema,
  }),
  v.title('Category'),
);

/** A category by its names alone. */
export const categoryName = ({ id, name, slug }: CategoryRow) => ({ ...identityOf(id), name, slug });

/** One of all categories, which are needed for its parent. */
export function categoryRecord(category: CategoryRow, all: readonly CategoryRow[]) {
  const parent = all.find(({ id }) => id === category.parentId);
  return {
    ...categoryName(category),
    description: category.description,
    image: imageRecord(category.picture, category.name),
    kind: category.kind,
    group: category.group,
    like: isOwnCategory(category.id) ? (kindOf(category.id)?.slug ?? null) : null,
    parent: parent ? categoryName(parent) : null,
    createdAt: category.createdAt,
    updatedAt: category.updatedAt,
    publishedAt: category.publishedAt,
  };
}
