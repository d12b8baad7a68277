import type { Translate } from '../../../content/translator.ts';
import { kindOf } from '../../../domain/catalogue/categories.ts';
import { isOwnCategory } from '../../../domain/catalogue/category-kind.ts';
import {
  CATEGORY_FIELDS,
  categoryFieldLimit,
  isCategoryField,
  SWITCHES,
  tidyName,
  type CategoryField,
  type CategoryFields,
  type NameProblem,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import type { HomeSection } from '../../../domain/catalogue/category-places.ts';
import { changedFields, type FieldConflict } from '../../../domain/catalogue/editing/merge-fields.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { TAG_SLUG_MAX } from '../../../domain/catalogue/tags.ts';
import { printed, fieldLabel } from '../catalogue/field-words.server.ts';

/** What the home page calls a section of its tiles. */
export const homeSectionName = (section: HomeSection, translate: Translate): string =>
  translate(`home.${section}`);

/** What the category is called that one of staff is like, by the id of that of staff; null for one that the shop came with. */
export function likeName(id: number, lookUp: LookUp): string | null {
  const like = isOwnCategory(id) ? kindOf(id) : undefined;
  return like === undefined ? null : (lookUp(`category.${like.slug}.name`) ?? like.slug);
}

/** A text of a form; empty where there is none, or a file. */
export const textOf = (form: FormData, name: string): string => {
  const sent = form.get(name);
  return typeof sent === 'string' ? sent : '';
};

/** The fields that a form sends, each tidied; switches that are off are not sent by a browser. */
export function sentNames(form: FormData): CategoryFields {
  const sent: Partial<Record<CategoryField, string>> = {};
  for (const field of CATEGORY_FIELDS) if (form.has(field)) sent[field] = tidyName(textOf(form, field));
  if (form.has('switches')) for (const field of SWITCHES) sent[field] = form.has(field) ? 'yes' : 'no';
  return sent;
}

/** The fields as the form showed them; nothing where it does not say. */
export function shownNames(form: FormData): CategoryFields {
  try {
    const base: unknown = JSON.parse(textOf(form, 'base') || '{}');
    if (typeof base !== 'object' || base === null) return {};
    return Object.fromEntries(
      Object.entries(base).filter(
        (entry): entry is [CategoryField, string] =>
          isCategoryField(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** What a form changed of what it showed. */
export const touchedNames = (base: CategoryFields, sent: CategoryFields): CategoryFields =>
  Object.fromEntries(
    Object.entries(changedFields(base, { ...base, ...sent }, CATEGORY_FIELDS)).map(([field, change]) => [
      field,
      change[1],
    ]),
  );

/** What is wrong with each field, in words. */
export const nameProblems = (
  problems: Readonly<Partial<Record<string, NameProblem>>>,
  t: Translate,
  slugMax: number = TAG_SLUG_MAX,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined
        ? []
        : [
            [
              field,
              t(`backoffice.categories.problem.${problem}`, {
                max: isCategoryField(field) ? categoryFieldLimit(field) : slugMax,
              }),
            ],
          ],
    ),
  );

/** Both versions of what could not be joined, in words. */
export const nameVersions = (
  conflicts: Readonly<Partial<Record<string, FieldConflict>>>,
  lookUp: LookUp,
): readonly { readonly label: string; readonly stored: string; readonly wanted: string }[] =>
  Object.entries(conflicts).flatMap(([field, conflict]) =>
    conflict === undefined
      ? []
      : [
          {
            label: fieldLabel(field, lookUp),
            stored: printed(field, conflict.stored, lookUp),
            wanted: printed(field, conflict.sent, lookUp),
          },
        ],
  );
