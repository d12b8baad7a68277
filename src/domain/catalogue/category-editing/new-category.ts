import { CATEGORIES, MENU_GROUPS, type CategorySlug, type MenuGroup } from '../categories.ts';
import { isSlug, slugOf } from '../slug.ts';
import {
  categoryFieldLimit,
  readCategoryFields,
  type CategoryField,
  type CategoryFields,
  type EditedCategory,
  type NameProblem,
} from './category-fields.ts';

/** The longest slug of a category, in characters. */
export const CATEGORY_SLUG_MAX = 60;

/** What staff say once of a category that they make, besides its fields; in the log, too. */
export const NEW_CATEGORY_FIELDS = ['slug', 'like', 'group'] as const;
export type NewCategoryField = (typeof NEW_CATEGORY_FIELDS)[number];

/** A category as staff ask for it, each a text. */
export interface AskedCategory {
  /** Its address; empty for the one that its Ukrainian name gives. */
  readonly slug: string;
  /** The slug of the category that it is like. */
  readonly like: string;
  readonly group: string;
  /** Names and descriptions; the rest is as of a category without products. */
  readonly fields: CategoryFields;
}

/** A category that can be made, if nobody else has its slug. */
export interface NewCategory {
  readonly slug: string;
  readonly like: (typeof CATEGORIES)[number];
  readonly group: MenuGroup;
  readonly category: EditedCategory;
}

export type NewCategoryProblems = Readonly<Partial<Record<CategoryField | NewCategoryField, NameProblem>>>;

/** The categories that others can be like. */
export const KINDS: readonly CategorySlug[] = CATEGORIES.map(({ slug }) => slug);

/** The slug of a category that is to be made: as it is typed, else of its Ukrainian name. */
const slugAsked = ({ slug, fields }: Pick<AskedCategory, 'slug' | 'fields'>): string =>
  slug === '' ? slugOf(fields['name.uk'] ?? '', CATEGORY_SLUG_MAX) : slug;

function slugProblem(slug: string): NameProblem | null {
  if (slug === '') return 'missing';
  return isSlug(slug, CATEGORY_SLUG_MAX) ? null : 'bad-slug';
}

/**
 * Reads a category that is to be made. It is listed while it holds a published product, and stands in the menu then. It shows the picture of
 * the category that it is like until another is chosen.
 */
export function readNewCategory(
  asked: AskedCategory,
):
  | { readonly ok: true; readonly made: NewCategory }
  | { readonly ok: false; readonly problems: NewCategoryProblems } {
  const slug = slugAsked(asked);
  const like = CATEGORIES.find((each) => each.slug === asked.like);
  const group = MENU_GROUPS.find((each) => each === asked.group);
  const problems: Partial<Record<CategoryField | NewCategoryField, NameProblem>> = {};
  const wrongSlug = slugProblem(slug);
  if (wrongSlug !== null) problems.slug = wrongSlug;
  if (like === undefined) problems.like = asked.like === '' ? 'missing' : 'not-a-choice';
  if (group === undefined) problems.group = asked.group === '' ? 'missing' : 'not-a-choice';
  const read = readCategoryFields({
    picture: CATEGORIES[0].picture,
    menu: 'yes',
    home: 'no',
    hidden: 'no',
    ...asked.fields,
  });
  if (!read.ok) Object.assign(problems, read.problems);
  if (!read.ok || like === undefined || group === undefined || Object.keys(problems).length > 0)
    return { ok: false, problems };
  const picture = asked.fields.picture ?? like.picture;
  return { ok: true, made: { slug, like, group, category: { ...read.category, picture } } };
}

/** The longest text of a field of the form, in characters. */
export const newCategoryLimit = (field: CategoryField | NewCategoryField): number =>
  field === 'slug' || field === 'like' || field === 'group' ? CATEGORY_SLUG_MAX : categoryFieldLimit(field);
