import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { LIST_CURRENCIES, type ListCurrency } from './foreign-price.ts';

/** Lines that one price list may have. */
export const SUPPLIER_LINES_MAX = 20_000;
/** Columns that a price list may have. */
export const SUPPLIER_COLUMNS_MAX = 200;
/** Characters that are kept of a cell: enough to see that an article number is too long. */
const CELL_MAX = 200;
/** Characters that the cells of a list may have together. */
export const SUPPLIER_CHARACTERS_MAX = 4_000_000;

/** Rows of cells, as a file has them. */
export type Table = readonly (readonly string[])[];

/** A column by its heading, or by its place (0 is A) where no heading names it alone. */
export type ColumnRef = { readonly heading: string } | { readonly place: number };

/** How the price lists of a supplier are read. */
export interface SupplierMapping {
  readonly article: ColumnRef;
  readonly price: ColumnRef;
  /** The column that names the currency; null where no column does. */
  readonly currencyColumn: ColumnRef | null;
  /** Of prices that name no currency. */
  readonly currency: ListCurrency;
  /** The line on which data started in the list by which it was named, from 1; headings were in the one before. */
  readonly firstLine: number;
  /** All headings, where a column is known by its place: it is the same column only below the same headings. */
  readonly headings?: readonly string[];
}

const tidy = (cell: string) => withoutInvisible(cell).trim().replaceAll(/\s+/g, ' ');
const headingKey = (text: string) => tidy(text).toLowerCase();
const headingsOf = (table: Table, firstLine: number) => (table[firstLine - 2] ?? []).map(headingKey);

/** A sent table as it is kept, with all its columns; or why it is not: it says nothing, or too much. Only empty columns are cut away: in any other a price may stand. */
export function keptTable(
  table: Table,
): Table | 'no-lines' | 'too-many-lines' | 'too-many-columns' | 'too-many-characters' {
  if (table.length > SUPPLIER_LINES_MAX) return 'too-many-lines';
  const tidied = table.map((row) => row.map((cell) => tidy(cell).slice(0, CELL_MAX).toWellFormed()));
  if (tidied.some((row) => row.slice(SUPPLIER_COLUMNS_MAX).some((cell) => cell !== '')))
    return 'too-many-columns';
  const kept = tidied.map((row) => row.slice(0, SUPPLIER_COLUMNS_MAX));
  const characters = kept.reduce((total, row) => total + row.reduce((sum, cell) => sum + cell.length, 0), 0);
  if (characters === 0) return 'no-lines';
  return characters > SUPPLIER_CHARACTERS_MAX ? 'too-many-characters' : kept;
}

/** How many columns a list has. */
export const columnsOf = (table: Table): number => table.reduce((most, row) => Math.max(most, row.length), 0);

/** The line on which data seem to start: after the first of those of the first twenty lines that have the most filled cells. */
export function guessFirstLine(table: Table): number {
  const filled = table.slice(0, 20).map((row) => row.filter((cell) => cell !== '').length);
  return filled.indexOf(Math.max(0, ...filled)) + 2;
}

/** How a column is kept: by its heading in the line before the data, unless it has none or another column has the same. */
function columnRef(headings: readonly string[], place: number): ColumnRef {
  const heading = headings[place] ?? '';
  const isAlone = heading !== '' && headings.filter((each) => each === heading).length === 1;
  return isAlone ? { heading } : { place };
}

/** Where the columns of a mapping stand in a list, by their places, and the line on which its data start, from 1. */
export interface Places {
  readonly article: number;
  readonly price: number;
  readonly currency: number | null;
  readonly firstLine: number;
}

/** Lines from the first among which headings are looked for where they do not stand as before. */
const HEADINGS_WITHIN = 20;

/**
 * Finds the columns of a mapping in a list, whose headings may stand some lines earlier or later than before. Null where it has no such heading or
 * column, or has a heading twice.
 */
export function placesOf(table: Table, mapping: SupplierMapping): Places | null {
  const columns = columnsOf(table);
  const placesAt = (firstLine: number): Places | null => {
    const headings = headingsOf(table, firstLine);
    const placeOf = (ref: ColumnRef): number | null => {
      if ('place' in ref) return ref.place < columns ? ref.place : null;
      const place = headings.indexOf(ref.heading);
      return place === -1 || headings.includes(ref.heading, place + 1) ? null : place;
    };
    const { currencyColumn } = mapping;
    if (mapping.headings !== undefined && mapping.headings.join('\n') !== headings.join('\n')) return null;
    const [article, price] = [placeOf(mapping.article), placeOf(mapping.price)];
    const currency = currencyColumn && placeOf(currencyColumn);
    if (article === null || price === null || (currencyColumn !== null && currency === null)) return null;
    return { article, price, currency, firstLine };
  };
  const hasHeadings = 'heading' in mapping.article && 'heading' in mapping.price;
  const others = hasHeadings ? Array.from({ length: HEADINGS_WITHIN }, (_, at) => at + 2) : [];
  for (const firstLine of [mapping.firstLine, ...others]) {
    const places = firstLine > table.length ? null : placesAt(firstLine);
    if (places) return places;
  }
  return null;
}

const COLUMN = 'backoffice.suppliers.problem.column';
const column = v.pipe(v.string(COLUMN), v.regex(/^\d{1,3}$/, COLUMN), v.transform(Number));
const LINE = 'backoffice.suppliers.problem.firstLine';

/** The form that says which column is which, by their places, and where data start. */
export const columnsForm = v.object({
  article: column,
  price: column,
  currencyColumn: v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      column,
    ],
    COLUMN,
  ),
  currency: v.picklist(LIST_CURRENCIES, 'backoffice.prices.problem.fields'),
  firstLine: v.pipe(v.string(LINE), v.trim(), v.regex(/^[1-9]\d{0,4}$/, LINE), v.transform(Number)),
});

/** What a form of columns says of a list, or message keys by field. */
export function mappingOf(
  table: Table,
  { article, price, currencyColumn, currency, firstLine }: v.InferOutput<typeof columnsForm>,
):
  | { readonly ok: true; readonly mapping: SupplierMapping }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> } {
  const columns = columnsOf(table);
  const errors = {
    ...(article >= columns && { article: COLUMN }),
    ...((price >= columns || price === article) && { price: COLUMN }),
    ...(currencyColumn !== null &&
      (currencyColumn >= columns || currencyColumn === article) && { currencyColumn: COLUMN }),
    ...(firstLine > table.length && { firstLine: LINE }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const headings = headingsOf(table, firstLine);
  const refs = {
    article: columnRef(headings, article),
    price: columnRef(headings, price),
    currencyColumn: currencyColumn === null ? null : columnRef(headings, currencyColumn),
  };
  const isByPlace = Object.values(refs).some((ref) => ref !== null && 'place' in ref);
  return { ok: true, mapping: { ...refs, currency, firstLine, ...(isByPlace && { headings }) } };
}
