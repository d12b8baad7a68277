import type { Translate } from '../../../content/translator.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { csvNumber } from '../../../domain/payments/csv.ts';

/** What is printed, and what it is of: amounts and numbers stand at the right, a product leads to its page. Null is not known. */
export type Cell =
  | { readonly text: string; readonly productId?: number }
  | { readonly count: number }
  | { readonly minor: number | null }
  /** To one decimal; `%` stands behind it on the page. */
  | { readonly percent: number | null }
  | { readonly decimal: number | null };

/** A table as it is made, for the page and for its file. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Words {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  readonly lookUp: LookUp;
}

/** A cell of the page. */
export interface CellView {
  readonly text: string;
  readonly isNumber: boolean;
  readonly productId?: number;
}

/** A table as the page shows it. */
export interface TableView {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CellView[])[];
}

const UNKNOWN = '–';

/** Makes a table what the page shows. */
export function shownTable({ locale, currency }: Words): (table: Table) => TableView {
  const count = new Intl.NumberFormat(locale);
  const print = (cell: Exclude<Cell, { readonly text: string }>): string => {
    if ('count' in cell) return count.format(cell.count);
    if ('minor' in cell)
      return cell.minor === null ? UNKNOWN : formatMoney(money(cell.minor, currency), locale);
    if ('percent' in cell) return cell.percent === null ? UNKNOWN : formatPercent(cell.percent, locale);
    return cell.decimal === null ? UNKNOWN : count.format(cell.decimal);
  };
  const view = (cell: Cell): CellView =>
    'text' in cell ? { ...cell, isNumber: false } : { text: print(cell), isNumber: true };
  return ({ head, rows }) => ({ head, rows: rows.map((row) => row.map(view)) });
}

/** Makes a table the lines of a file, its head first; what is not known is empty. */
export function fileLines({ locale }: Words): (table: Table) => readonly (readonly string[])[] {
  const number = (value: number | null, decimals: number) =>
    value === null ? '' : csvNumber(value, decimals, locale);
  const print = (cell: Cell): string => {
    if ('text' in cell) return cell.text;
    if ('count' in cell) return String(cell.count);
    if ('minor' in cell) return number(cell.minor === null ? null : cell.minor / 100, 2);
    return number('percent' in cell ? cell.percent : cell.decimal, 1);
  };
  return ({ head, rows }) => [head, ...rows.map((row) => row.map(print))];
}
