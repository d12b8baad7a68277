import { LOCALES, type Locale } from '../../locale/locale.ts';
import { CONTENTS_UNITS, type ContentsUnit } from '../set-contents.ts';
import { isProblem, readContents } from './read-values.ts';

/** A part of a set as its form has it: how many, as typed, and what; an article number, or `{unit} × {names}` for a part in words. */
export interface PartRow {
  readonly quantity: string;
  readonly part: string;
}

/** More parts than any set has. */
const ROWS_MAX = 60;
const LINE = /^([^×]*?) ?((?:piece|metre|kit) ×.*|×.*)$/;

/** The rows of the field `contents`; a line that is none keeps its words, so that its writer sees them. */
export const readPartRows = (contents: string): readonly PartRow[] =>
  contents
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, quantity = '', rest = `× ${line}`] = LINE.exec(line) ?? [];
      return { quantity, part: rest.replace(/^× ?/, '') };
    });

/** The field `contents` of rows. */
export const printPartRows = (rows: readonly PartRow[]): string =>
  rows
    .map(({ quantity, part }) =>
      partInWords(part) === null ? `${quantity.trim()} × ${part}` : `${quantity.trim()} ${part}`,
    )
    .join('\n');

/** What a row that is no product says: its unit, and its names as they were typed; null for a product. */
export function partInWords(
  part: string,
): { readonly unit: ContentsUnit; readonly names: Readonly<Record<Locale, string>> } | null {
  const unit = CONTENTS_UNITS.find((each) => part.startsWith(`${each} × `));
  if (unit === undefined) return null;
  const [uk = '', pl = '', en = ''] = part.slice(`${unit} × `.length).split('|');
  return { unit, names: { uk: uk.trim(), pl: pl.trim(), en: en.trim() } };
}

/** The fields of a part in words that is to be added, as a form has them. */
export const WORD_FIELDS = ['partUnit', ...LOCALES.map((locale) => `partName.${locale}` as const)] as const;

/** The names of fields of a form, and what they say; what a browser or a request has. */
interface Form {
  readonly get: (name: string) => unknown;
  readonly getAll: (name: string) => readonly unknown[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[\r\n]+/g, ' ').slice(0, 500) : '';

/** The part in words that a form is about to add; null where none of its names is typed. */
function typedPart(form: Form): PartRow | null {
  const names = LOCALES.map((locale) =>
    textOf(form.get(`partName.${locale}`))
      .replaceAll('|', '/')
      .trim(),
  );
  if (names.every((name) => name === '')) return null;
  const unit = CONTENTS_UNITS.find((each) => each === form.get('partUnit')) ?? 'piece';
  return { quantity: '1', part: `${unit} × ${names.join(' | ')}` };
}

/** The parts of rows as one field, a line each: with a field for each a long set would have more than a form may. */
export const printParts = (rows: readonly PartRow[]): string => rows.map(({ part }) => part).join('\n');

/** The rows that a form has. */
export function sentRows(form: Form): readonly PartRow[] {
  const quantities = form.getAll('partQuantity').map(textOf);
  return form
    .getAll('part')
    .flatMap((parts) => (typeof parts === 'string' ? parts.split(/\r\n?|\n/) : []))
    .filter((part) => part !== '')
    .map(textOf)
    .slice(0, ROWS_MAX)
    .map((part, index) => ({ quantity: quantities[index] ?? '', part }));
}

/** The field `contents` that a form with rows says, with a part in words that was typed and not added yet; null for a form without rows. */
export function sentContents(form: Form): string | null {
  if (form.get('partRows') === null) return null;
  const typed = typedPart(form);
  return printPartRows([...sentRows(form), ...(typed === null ? [] : [typed])]);
}

/** One more of a product that is in a set, or a new row for it. */
function withProduct(rows: readonly PartRow[], part: string): readonly PartRow[] {
  const place = rows.findIndex((row) => row.part === part);
  if (place < 0) return [...rows, { quantity: '1', part }];
  const count = Number(rows[place]?.quantity);
  return rows.with(place, { part, quantity: Number.isInteger(count) ? String(count + 1) : '1' });
}

/**
 * The rows of a form after one of its buttons: `add:{article number}`, `remove:{row}`, `move:{row}:{place}`, rows and places counted from zero, `word`
 * for the part in words; as they are after any other, and after `word` while a name is missing.
 */
export function partsAfter(form: Form, pressed: string): readonly PartRow[] {
  const rows = sentRows(form);
  const [act, first = '', second = ''] = pressed.split(':');
  const row = rows[Number(first)];
  if (act === 'add' && first !== '' && rows.length < ROWS_MAX) return withProduct(rows, first);
  if (act === 'remove') return rows.filter((each) => each !== row);
  if (act === 'move' && row !== undefined && /^\d+$/.test(second))
    return rows.filter((each) => each !== row).toSpliced(Number(second), 0, row);
  const typed = act === 'word' ? typedPart(form) : null;
  return typed === null || isProblem(readContents(printPartRows([typed]))) ? rows : [...rows, typed];
}

/** The article numbers that a set names and did not name before. */
export function newParts(before: string, after: string): readonly string[] {
  const articlesOf = (contents: string) => {
    const read = readContents(contents);
    return isProblem(read)
      ? []
      : read.value.flatMap((part) => ('articleNumber' in part ? [part.articleNumber] : []));
  };
  const known = new Set(articlesOf(before));
  return [...new Set(articlesOf(after))].filter((article) => !known.has(article));
}
