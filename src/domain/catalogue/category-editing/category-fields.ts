import { LOCALES, type Localized } from '../../locale/locale.ts';
import { localized } from '../../locale/localized.ts';
import { tidyEntryField } from '../merchandising/home-entry.ts';
import { endReading, type FieldsRead, type FieldsRefused, type ProblemsOf } from '../editing/merge-fields.ts';

/** What staff say of a category, each a text, in the order of forms and of the log. */
export const CATEGORY_FIELDS = [
  'name.uk',
  'name.pl',
  'name.en',
  'description.uk',
  'description.pl',
  'description.en',
  'picture',
  'menu',
  'home',
  'hidden',
] as const;
export type CategoryField = (typeof CATEGORY_FIELDS)[number];
/** Whether a name is one of the fields of a category. */
export const isCategoryField = (name: string): name is CategoryField =>
  CATEGORY_FIELDS.some((field) => field === name);
export type CategoryFields = Readonly<Partial<Record<CategoryField, string>>>;

/** What staff say of a tag. */
export const TAG_FIELDS = ['name.uk', 'name.pl', 'name.en'] as const;
export type TagField = (typeof TAG_FIELDS)[number];
export type TagFields = Readonly<Partial<Record<TagField, string>>>;

/** Fields that are either `yes` or `no`. */
export const SWITCHES = ['menu', 'home', 'hidden'] as const satisfies readonly CategoryField[];

/** A category as staff say it. */
export interface EditedCategory {
  readonly name: Localized;
  readonly description: Localized;
  /** The name of a picture of one of its products. */
  readonly picture: string;
  readonly isInMenu: boolean;
  readonly isOnHome: boolean;
  readonly isHidden: boolean;
}

/** Why a field is refused. */
export const NAME_PROBLEMS = [
  'missing',
  'too-long',
  'not-a-choice',
  'no-picture',
  'has-products',
  'linked',
  'bad-slug',
  'slug-taken',
  'address-taken',
  'too-many',
] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];
export type CategoryProblems = ProblemsOf<CategoryField, NameProblem>;

/** Why nothing of a category was saved. */
export type CategoryRefused =
  | { readonly ok: false; readonly reason: 'category-not-found' }
  | FieldsRefused<CategoryField, NameProblem>;

/** The longest text of a field, in characters: a name has to stand on a tile and in the menu. */
export function categoryFieldLimit(field: CategoryField): number {
  if (field.startsWith('name.')) return 60;
  return field.startsWith('description.') ? 300 : 120;
}

/** A typed field as it is kept: one line without invisible characters. */
export const tidyName = tidyEntryField;

const inLocales = (part: 'name' | 'description', said: Localized): CategoryFields =>
  Object.fromEntries(LOCALES.map((locale) => [`${part}.${locale}`, said[locale]]));

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Writes a category as its fields. */
export const printCategory = (category: EditedCategory): CategoryFields => ({
  ...inLocales('name', category.name),
  ...inLocales('description', category.description),
  picture: category.picture,
  menu: yesNo(category.isInMenu),
  home: yesNo(category.isOnHome),
  hidden: yesNo(category.isHidden),
});

/** Writes the names of a tag as its fields. */
export const printTag = (name: Localized): TagFields => ({
  'name.uk': name.uk,
  'name.pl': name.pl,
  'name.en': name.en,
});

/** Reads a name in the three languages, each of which has to say something. */
export function readNames(fields: TagFields): FieldsRead<{ name: Localized }, TagField, NameProblem> {
  const problems: Partial<Record<TagField, NameProblem>> = {};
  for (const field of TAG_FIELDS) {
    const said = fields[field] ?? '';
    if (said === '') problems[field] = 'missing';
    if (said.length > categoryFieldLimit(field)) problems[field] = 'too-long';
  }
  return endReading(problems, { name: localized((locale) => fields[`name.${locale}`] ?? '') });
}

/** Reads a category from its fields, each tidied. All problems are found at once. */
export function readCategoryFields(
  fields: CategoryFields,
): FieldsRead<{ category: EditedCategory }, CategoryField, NameProblem> {
  const said = (field: CategoryField) => fields[field] ?? '';
  const names = readNames(fields);
  const problems: Partial<Record<CategoryField, NameProblem>> = names.ok ? {} : { ...names.problems };
  for (const locale of LOCALES)
    if (said(`description.${locale}`) === '') problems[`description.${locale}`] = 'missing';
  if (said('picture') === '') problems.picture = 'missing';
  for (const field of SWITCHES)
    if (said(field) !== 'yes' && said(field) !== 'no') problems[field] = 'not-a-choice';
  for (const field of CATEGORY_FIELDS)
    if (said(field).length > categoryFieldLimit(field)) problems[field] = 'too-long';
  return endReading(problems, {
    category: {
      name: localized((locale) => said(`name.${locale}`)),
      description: localized((locale) => said(`description.${locale}`)),
      picture: said('picture'),
      isInMenu: said('menu') === 'yes',
      isOnHome: said('home') === 'yes',
      isHidden: said('hidden') === 'yes',
    },
  });
}
