import { describe, expect, test } from 'vitest';
import { toEnd } from '../../../../tests/support/to-end.ts';
import { planLine, readImportTable } from './import-table.ts';
import { exportCell, exportValue } from './export-table.ts';
import { printFields } from './product-fields.ts';

const text = { name: 'Гак', summary: 'Гак.', description: 'Гак.' };
const fields = printFields({
  isPublished: true,
  categoryId: 5,
  articleNumber: 'HOOK-1',
  brand: 'Promin',
  warrantyMonths: 24,
  tags: [],
  prices: { UAH: { sale: 12_000 }, PLN: {} },
  specifications: [{ key: 'weightKg', value: 1.5 }],
  contents: [],
  makers: null,
  text: { uk: text, pl: text, en: text },
});
const stored = { id: 501, kind: 'purchase', hasPicture: true, fields } as const;
const problemsOf = (...table: string[][]) =>
  toEnd(readImportTable(table)).problems.map(({ line, column, reason }) => [line, column, reason]);

describe('a table', () => {
  test('says of each line which product it is about and what', () => {
    expect(
      toEnd(
        readImportTable([
          ['article', 'price.UAH.sale', ''],
          ['hook-1', '130,50', ''],
          ['', '', ''],
          ['HOOK-2', '', ''],
        ]),
      ),
    ).toEqual({
      filled: 2,
      problems: [],
      lines: [
        { line: 2, id: null, article: 'HOOK-1', fields: { article: 'hook-1', 'price.UAH.sale': '130,50' } },
        { line: 4, id: null, article: 'HOOK-2', fields: { article: 'HOOK-2', 'price.UAH.sale': '' } },
      ],
    });
  });

  test('is refused for what its header does not say, or says twice', () => {
    expect(problemsOf(['article', 'colour'], ['A', 'red'])).toEqual([[1, 'colour', 'unknown-column']]);
    expect(problemsOf(['article', 'brand', 'brand'], ['A', 'x', 'y'])).toEqual([
      [1, 'brand', 'column-twice'],
    ]);
    // One column that nobody knows hides nothing that is wrong with the lines.
    expect(problemsOf(['article', 'colour'], ['A', 'red'], ['', 'red'], ['a', 'blue'])).toEqual([
      [1, 'colour', 'unknown-column'],
      [3, 'article', 'no-article'],
      [4, 'article', 'product-twice'],
    ]);
    expect(problemsOf(['brand'], ['x'])).toEqual([[1, '', 'no-key-column']]);
    expect(problemsOf(['article'])).toEqual([[0, '', 'no-lines']]);
  });

  test('says how many lines are filled, those that are wrong among them', () => {
    const table = [
      ['article', 'brand'],
      ['', 'x'],
      ['', ''],
      ['A', 'x'],
      ['a', 'x'],
    ];
    expect(toEnd(readImportTable(table))).toMatchObject({ filled: 3, lines: [{ line: 4 }] });
  });

  test('is told every line that is wrong, at once', () => {
    expect(
      problemsOf(
        ['id', 'article', 'brand'],
        ['1e3', 'A', 'x'],
        ['', '', 'x'],
        ['501', 'A', 'x', 'more'],
        ['501', 'A', 'x'],
        ['501', 'B', 'x'],
        ['502', 'a', 'x'],
        ['501', 'A', 'x'],
      ),
    ).toEqual([
      [2, 'id', 'unknown-product'],
      [3, 'article', 'no-article'],
      [4, '', 'too-many-cells'],
      [6, 'id', 'product-twice'],
      [7, 'article', 'product-twice'],
      [8, 'id', 'product-twice'],
    ]);
  });
});

test('formulas that failed are problems of their line and column, whatever the field is', () => {
  expect(
    problemsOf(
      ['article', 'name.uk', 'price.UAH.sale', ''],
      ['A', '#N/A', '#REF!', '#REF!'],
      ['#VALUE!', 'x', '1', ''],
      ['B', '#1', '1', ''],
    ),
  ).toEqual([
    [2, 'name.uk', 'error-cell'],
    [2, 'price.UAH.sale', 'error-cell'],
    [3, 'article', 'error-cell'],
  ]);
});

const NOW = '2026-11-29T12:00:00.000Z';

describe('a line', () => {
  const line = { line: 2, id: null, article: 'HOOK-1' };

  test('changes what it says otherwise, and nothing that it does not say', () => {
    expect(
      planLine({ ...line, fields: { 'price.UAH.sale': '130,50', brand: 'Promin' } }, stored, NOW),
    ).toEqual({
      planned: { line: 2, id: 501, changes: { 'price.UAH.sale': ['120', '130.50'] } },
    });
    expect(planLine({ ...line, fields: { brand: 'Promin' } }, stored, NOW)).toEqual({ planned: null });
  });

  test('names the column of what it cannot say', () => {
    expect(
      planLine({ ...line, fields: { 'price.UAH.sale': 'дорого', warranty: '-1' } }, stored, NOW),
    ).toEqual({
      problems: [
        { line: 2, column: 'price.UAH.sale', reason: 'not-an-amount', detail: 'дорого' },
        { line: 2, column: 'warranty', reason: 'not-a-number', detail: '-1' },
      ],
    });
    expect(planLine({ ...line, id: 9, fields: {} }, null, NOW)).toMatchObject({
      problems: [{ column: 'id', reason: 'unknown-product' }],
    });
  });

  test('sets no moment that is over', () => {
    const fields = { publishUntil: '2026-11-29T10:00' };
    expect(planLine({ ...line, fields }, stored, NOW)).toEqual({
      problems: [{ line: 2, column: 'publishUntil', reason: 'in-the-past', detail: '' }],
    });
    const standing = { ...stored, fields: { ...stored.fields, ...fields } };
    expect(planLine({ ...line, fields }, standing, NOW)).toEqual({ planned: null });
    const later = { publishUntil: '2026-12-01 10:00' };
    expect(planLine({ ...line, fields: later }, stored, NOW)).toHaveProperty('planned.changes.publishUntil');
  });

  test('adds a product of which it says all, as a draft', () => {
    expect(
      planLine({ ...line, article: 'NEW', fields: { ...fields, article: 'NEW' } }, null, NOW),
    ).toMatchObject({
      planned: { id: null, changes: { article: ['', 'NEW'], published: ['', 'no'] } },
    });
    expect(planLine({ ...line, article: 'NEW', fields: { article: 'NEW' } }, null, NOW)).toHaveProperty(
      'problems',
    );
  });
});

test('decimals are exported with the mark of the table, names and marks as they are', () => {
  expect(exportCell('price.UAH.sale', '130.50', ',')).toBe('130,50');
  expect(exportCell('spec.weightKg', '1.5', '.')).toBe('1.5');
  expect(exportCell('article', '1.5', ',')).toBe('1.5');
});

test('spreadsheets have as numbers what is counted and measured, and nothing else', () => {
  expect(exportValue('price.UAH.sale', '130.50')).toBe(130.5);
  expect(exportValue('spec.weightKg', '-1.5')).toBe(-1.5);
  expect(exportValue('warranty', '24')).toBe(24);
  expect(exportValue('spec.weightKg', '')).toBe('');
  expect(exportValue('article', '00123')).toBe('00123');
  expect(exportValue('spec.dimensionsMm', '100')).toBe('100');
});
