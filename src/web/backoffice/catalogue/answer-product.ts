import { data } from 'react-router';
import { changedFields, type FieldConflict } from '../../../domain/catalogue/editing/merge-fields.ts';
import { sentContents } from '../../../domain/catalogue/editing/part-rows.ts';
import {
  isProductField,
  PRODUCT_FIELDS,
  TEXT_PARTS,
  tidyField,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import type { FieldProblems, ProductRefused } from '../../../domain/catalogue/editing/read-fields.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import type { Translate } from '../../../content/translator.ts';
import type { ProductProblem } from './product-form.tsx';

/** A text of a form; empty where there is none, or a file. */
function textOf(form: FormData, name: string): string {
  const sent = form.get(name);
  return typeof sent === 'string' ? sent : '';
}

function typedOf(form: FormData, field: ProductField): unknown {
  if (field === 'tags') return form.getAll('tags').map(String).toSorted().join(', ');
  return (field === 'contents' ? sentContents(form) : null) ?? form.get(field);
}

/** The fields that a form sends, each tidied. */
export function sentFields(form: FormData): ProductFields {
  const sent: Partial<Record<ProductField, string>> = {};
  for (const field of PRODUCT_FIELDS) {
    const typed = typedOf(form, field);
    if (typeof typed === 'string') sent[field] = tidyField(field, typed);
  }
  return sent;
}

/** The fields as the form showed them; nothing where it does not say. */
export function shownFields(form: FormData): ProductFields {
  try {
    const base: unknown = JSON.parse(textOf(form, 'base') || '{}');
    if (typeof base !== 'object' || base === null) return {};
    const said = Object.entries(base).filter(
      (entry): entry is [ProductField, string] => isProductField(entry[0]) && typeof entry[1] === 'string',
    );
    return Object.fromEntries(said);
  } catch {
    return {};
  }
}

/** Which outdated text a button of the editor means, and which change its writer saw; null for anything else. */
export function readOutdatedText(form: FormData) {
  const [field = '', seen = ''] = textOf(form, 'text').split(' ');
  const [first, second] = field.split('.');
  const part = TEXT_PARTS.find((each) => each === first);
  const locale = LOCALES.find((each) => each === second);
  return part === undefined || locale === undefined ? null : { part, locale, seen };
}

/** Sends the form back with what its writer changed, and a sentence beside each field that is meant. */
export function refuseProduct(
  status: 409 | 422,
  { base, sent }: { base: ProductFields; sent: ProductFields },
  { text, errors, links, meant }: Pick<ProductProblem, 'text' | 'errors' | 'links' | 'meant'>,
) {
  const touched = Object.entries(changedFields(base, sent, PRODUCT_FIELDS));
  const values: ProductFields = Object.fromEntries(touched.map(([field, [, after]]) => [field, after]));
  return data<ProductProblem>(
    { text, errors, values, ...(links !== undefined && { links }), ...(meant !== undefined && { meant }) },
    { status },
  );
}

/** What is wrong with each field, in words. */
export const problemTexts = (problems: FieldProblems, t: Translate): ProductProblem['errors'] =>
  Object.fromEntries(
    Object.entries(problems).map(([field, { reason, detail }]) => [
      field,
      t(`backoffice.product.problem.${reason}`, { detail }),
    ]),
  );

const SHOWN_MAX = 300;

/** What others wrote into each field meanwhile, in words. */
const conflictTexts = (
  conflicts: Readonly<Partial<Record<ProductField, FieldConflict>>>,
  t: Translate,
): ProductProblem['errors'] =>
  Object.fromEntries(
    Object.entries(conflicts).map(([field, { stored }]) => [
      field,
      stored === ''
        ? t('backoffice.product.storedNothing')
        : t('backoffice.product.storedNow', { text: stored.slice(0, SHOWN_MAX) }),
    ]),
  );

/** What is said of fields that somebody changed meanwhile: the text of it all, and beside each field what is stored now. */
export const conflictProblem = (
  conflicts: Parameters<typeof conflictTexts>[0],
  text: string,
  t: Translate,
): Pick<ProductProblem, 'text' | 'errors'> => ({
  text,
  errors: conflictTexts(conflicts, t),
});

/** Of each product that was not saved what is wrong with it, in words by field. */
export const refusalTexts = (
  refused: ReadonlyMap<number, ProductRefused>,
  t: Translate,
): ReadonlyMap<number, ProductProblem['errors']> =>
  new Map(
    [...refused].map(([id, refusal]) => {
      if (refusal.reason === 'product-not-found') return [id, {}];
      const isInvalid = refusal.reason === 'invalid-fields';
      return [id, isInvalid ? problemTexts(refusal.problems, t) : conflictTexts(refusal.conflicts, t)];
    }),
  );
