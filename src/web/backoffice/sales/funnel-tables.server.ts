import { funnelLines, ordersPerHundred, type Funnel } from '../../../domain/backoffice/funnel.ts';
import { fileLines, shownTable, type Table, type Words } from './figures.server.ts';

/** The tables of the way to an order, each of which is a file, too. */
export const FUNNEL_TABLES = ['funnel', 'seen'] as const;
export type FunnelTable = (typeof FUNNEL_TABLES)[number];

const tablesOf = (
  { counts, products }: Funnel,
  { translate: t }: Words,
): Readonly<Record<FunnelTable, Table>> => ({
  funnel: {
    head: (['step', 'count', 'ofBefore'] as const).map((name) => t(`backoffice.funnel.column.${name}`)),
    rows: funnelLines(counts).map(({ step, count, ofBefore }) => [
      { text: t(`backoffice.funnel.step.${step}`) },
      { count },
      { percent: ofBefore },
    ]),
  },
  seen: {
    head: [
      t('backoffice.sales.product'),
      t('backoffice.funnel.column.opened'),
      t('backoffice.sales.orders'),
      t('backoffice.funnel.column.perHundred'),
    ],
    rows: products.map(({ productId, name, opened, orders }) => [
      { text: name, productId },
      { count: opened },
      { count: orders },
      { decimal: ordersPerHundred({ opened, orders }) },
    ]),
  },
});

/** The tables as the page shows them. */
export function funnelTables(funnel: Funnel, words: Words) {
  const made = tablesOf(funnel, words);
  const show = shownTable(words);
  return { funnel: show(made.funnel), seen: show(made.seen) };
}

/** One table as the lines of a file. */
export const funnelFile = (funnel: Funnel, table: FunnelTable, words: Words) =>
  fileLines(words)(tablesOf(funnel, words)[table]);
