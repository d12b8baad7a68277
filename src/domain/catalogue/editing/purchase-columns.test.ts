import { describe, expect, test } from 'vitest';
import { toEnd } from '../../../../tests/support/to-end.ts';
import { planWhole, readImportTable } from './import-table.ts';
import { exportCell, exportColumns, exportValue } from './export-table.ts';
import { planPurchase, printPurchase, PURCHASE_COLUMNS, type StandingPurchase } from './purchase-columns.ts';

const current: StandingPurchase = {
  currency: 'UAH',
  minor: 100_050,
  supplier: 'Deye Europe',
  isOfToday: false,
};
const { isOfToday: _, ...before } = current;
const cells = (amount: string, currency: string, supplier: string) => ({
  'purchase.amount': amount,
  'purchase.currency': currency,
  'purchase.supplier': supplier,
});
const problemsOf = (...asked: Parameters<typeof planPurchase>) => {
  const plan = planPurchase(...asked);
  return 'problems' in plan ? plan.problems.map(({ column, reason }) => [column, reason]) : plan;
};

describe('a purchase price of a table', () => {
  test('that is exported comes back as it is', () => {
    expect(planPurchase(printPurchase(current), current)).toEqual({ planned: null });
    expect(planPurchase(printPurchase(null), null)).toEqual({ planned: null });
    expect(planPurchase(cells('1 000,5', 'uah', 'Deye Europe'), current)).toEqual({ planned: null });
    expect(planPurchase({}, current)).toEqual({ planned: null });
  });

  test('is entered where it changed, with what the table does not say as it is', () => {
    expect(planPurchase({ 'purchase.amount': '1100' }, current)).toEqual({
      planned: { before, after: { ...before, minor: 110_000 } },
    });
    expect(planPurchase({ 'purchase.supplier': 'Other' }, current)).toEqual({
      planned: { before, after: { ...before, supplier: 'Other' } },
    });
    expect(planPurchase(cells('5', 'PLN', 'New'), null)).toEqual({
      planned: { before: null, after: { currency: 'PLN', minor: 500, supplier: 'New' } },
    });
  });

  test('says all that is wrong with it', () => {
    expect(problemsOf(cells('x', 'EUR', ''), null)).toEqual([
      ['purchase.amount', 'not-an-amount'],
      ['purchase.currency', 'not-a-choice'],
      ['purchase.supplier', 'missing'],
    ]);
    expect(problemsOf(cells('0', 'UAH', 'x'.repeat(121)), null)).toEqual([
      ['purchase.amount', 'not-an-amount'],
      ['purchase.supplier', 'too-long'],
    ]);
    expect(problemsOf({ 'purchase.amount': '5' }, null)).toEqual([
      ['purchase.currency', 'missing'],
      ['purchase.supplier', 'missing'],
    ]);
    expect(problemsOf(cells('', 'UAH', 'x'), null)).toEqual([['purchase.amount', 'missing']]);
  });

  test('is not taken away, and not entered twice on a day', () => {
    expect(problemsOf(cells('', '', ''), current)).toEqual([['purchase.amount', 'purchase-kept']]);
    expect(problemsOf({ 'purchase.amount': '' }, current)).toEqual([['purchase.amount', 'purchase-kept']]);
    const today = { ...current, isOfToday: true };
    expect(problemsOf({ 'purchase.supplier': 'Other' }, today)).toEqual([
      ['purchase.supplier', 'purchase-of-today'],
    ]);
    expect(problemsOf(printPurchase(current), today)).toEqual({ planned: null });
  });
});

describe('the columns of a table', () => {
  const table = [
    ['id', 'purchase.amount', 'purchase.supplier'],
    ['501', '5', "'=cmd\u200b "],
  ];

  test('are there for who may see margins alone', () => {
    expect(toEnd(readImportTable(table)).problems).toMatchObject([
      { line: 1, column: 'purchase.amount', reason: 'unknown-column' },
      { line: 1, column: 'purchase.supplier', reason: 'unknown-column' },
    ]);
    expect(toEnd(readImportTable(table, { withPurchases: true })).lines).toEqual([
      {
        line: 2,
        id: 501,
        article: null,
        fields: {},
        purchase: { 'purchase.amount': '5', 'purchase.supplier': '=cmd' },
      },
    ]);
    const shown = exportColumns({ withPurchases: true });
    expect(shown.slice(-3)).toEqual(PURCHASE_COLUMNS);
    expect(exportColumns({ withPurchases: false })).toEqual(shown.slice(0, -3));
  });

  test('are written as prices are', () => {
    expect(exportCell('purchase.amount', '1000.50', ',')).toBe('1000,50');
    expect(exportCell('purchase.supplier', '1000.50', ',')).toBe('1000.50');
    expect(exportValue('purchase.amount', '1000.50')).toBe(1000.5);
    expect(exportValue('purchase.supplier', '1000')).toBe('1000');
  });

  test('are read with the fields, and the problems of both are found at once', () => {
    const line = {
      line: 2,
      id: null,
      article: 'A',
      fields: { article: 'A' },
      purchase: { 'purchase.amount': 'x' },
    };
    const plan = planWhole(line, { stored: null, current: null, now: '2026-11-29T00:00:00Z' });
    const columns = 'problems' in plan ? plan.problems.map(({ column }) => column) : [];
    expect(columns).toEqual(expect.arrayContaining(['category', 'purchase.amount', 'purchase.supplier']));
  });
});
