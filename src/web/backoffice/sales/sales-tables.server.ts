import type { Translate } from '../../../content/translator.ts';
import type { Sales, SalesFigures, SalesTable } from '../../../domain/backoffice/sales.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { csvNumber } from '../../../domain/payments/csv.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { categoryName } from '../catalogue/product-view.server.ts';

/** What is printed, and what it is of: an amount and a number stand at the right, a product leads to its page. */
type Cell =
  | { readonly text: string; readonly productId?: number }
  | { readonly count: number }
  | { readonly minor: number | null };

/** A table as it is made, for the page and for its file. */
interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface Words {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  readonly lookUp: LookUp;
}

const sold = ({ orders, pieces, netMinor }: Sales): readonly Cell[] => [
  { count: orders },
  { count: pieces },
  { minor: netMinor },
];

/** The tables of what was sold; days as `print` says them. */
function tablesOf(
  figures: SalesFigures,
  { translate: t, lookUp }: Words,
  printDay: (day: string) => string,
): Readonly<Record<SalesTable, Table>> {
  const heads = [t('backoffice.sales.orders'), t('backoffice.sales.pieces'), t('backoffice.sales.net')];
  const product = t('backoffice.sales.product');
  const stock = t('backoffice.product.field.stock');
  return {
    days: {
      head: [t('backoffice.sales.day'), ...heads],
      rows: figures.days.map((row) => [{ text: printDay(row.day) }, ...sold(row)]),
    },
    categories: {
      head: [t('backoffice.product.field.category'), ...heads],
      rows: figures.categories.map((row) => [
        { text: categoryName(row.categoryId, lookUp) || String(row.categoryId) },
        ...sold(row),
      ]),
    },
    products: {
      head: [product, ...heads],
      rows: figures.products.map((row) => [{ text: row.name, productId: row.productId }, ...sold(row)]),
    },
    unsold: {
      head: [product, stock, t('backoffice.sales.worth')],
      rows: figures.unsold.map(({ productId, name, stock: left, worthMinor }) => [
        { text: name, productId },
        { count: left },
        { minor: worthMinor },
      ]),
    },
    misses: {
      head: [
        t('backoffice.sales.term'),
        t('backoffice.sales.language'),
        t('backoffice.sales.lastDay'),
        t('backoffice.sales.times'),
      ],
      rows: figures.misses.map(({ term, locale, lastDay, times }) => [
        { text: term },
        { text: locale.toUpperCase() },
        { text: printDay(lastDay) },
        { count: times },
      ]),
    },
  };
}

/** A cell of the page. */
export interface CellView {
  readonly text: string;
  readonly isNumber: boolean;
  readonly productId?: number;
}

/** The tables as the page shows them. */
export function salesTables(figures: SalesFigures, words: Words) {
  const { locale, currency } = words;
  const count = new Intl.NumberFormat(locale);
  const view = (cell: Cell): CellView => {
    if ('text' in cell) return { ...cell, isNumber: false };
    if ('count' in cell) return { text: count.format(cell.count), isNumber: true };
    return {
      text: cell.minor === null ? '–' : formatMoney(money(cell.minor, currency), locale),
      isNumber: true,
    };
  };
  const made = tablesOf(figures, words, (day) => formatDate(day, locale, 'UTC', 'short'));
  const shown = ({ head, rows }: Table) => ({ head, rows: rows.map((row) => row.map(view)) });
  return {
    days: shown(made.days),
    categories: shown(made.categories),
    products: shown(made.products),
    unsold: shown(made.unsold),
    misses: shown(made.misses),
  };
}

/** One table as the lines of a file, its head first: days as ISO 8601, amounts in major units. */
export function salesLines(
  figures: SalesFigures,
  table: SalesTable,
  words: Words,
): readonly (readonly string[])[] {
  const { head, rows } = tablesOf(figures, words, (day) => day)[table];
  const print = (cell: Cell): string => {
    if ('text' in cell) return cell.text;
    if ('count' in cell) return String(cell.count);
    return cell.minor === null ? '' : csvNumber(cell.minor / 100, 2, words.locale);
  };
  return [head, ...rows.map((row) => row.map(print))];
}
