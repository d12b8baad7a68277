import type { Sales, SalesFigures, SalesTable } from '../../../domain/backoffice/sales.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { categoryName } from '../catalogue/product-view.server.ts';
import {
  fileLines,
  shownTable,
  type Cell,
  type Table,
  type TableView,
  type Words,
} from './figures.server.ts';

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
      head: [t('backoffice.product.field.category'), ...heads.slice(1)],
      rows: figures.categories.map(({ categoryId, pieces, netMinor }) => [
        { text: categoryName(categoryId, lookUp) || String(categoryId) },
        { count: pieces },
        { minor: netMinor },
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

/** The tables as the page shows them. */
export function salesTables(figures: SalesFigures, words: Words): Readonly<Record<SalesTable, TableView>> {
  const made = tablesOf(figures, words, (day) => formatDate(day, words.locale, 'UTC', 'short'));
  const show = shownTable(words);
  return {
    days: show(made.days),
    categories: show(made.categories),
    products: show(made.products),
    unsold: show(made.unsold),
    misses: show(made.misses),
  };
}

/** One table as the lines of a file, its head first: days as ISO 8601, amounts in major units. */
export const salesLines = (figures: SalesFigures, table: SalesTable, words: Words) =>
  fileLines(words)(tablesOf(figures, words, (day) => day)[table]);
