import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  columnsForm,
  columnsOf,
  guessFirstLine,
  keptTable,
  mappingOf,
  placesOf,
  SUPPLIER_COLUMNS_MAX,
  SUPPLIER_LINES_MAX,
  type SupplierMapping,
} from './supplier-list.ts';

const TABLE = [
  ['Прайс на листопад', '', ''],
  ['Артикул', 'Назва', 'Ціна без ПДВ'],
  ['A-1', 'Панель', '100'],
];
const form = { article: '0', price: '2', currencyColumn: '', currency: 'UAH', firstLine: '3' };
const read = (typed: Partial<typeof form>) => v.parse(columnsForm, { ...form, ...typed });

describe('a sent table', () => {
  test('is kept without blanks at the ends and signs that nobody sees', () => {
    expect(keptTable([['  A\u200B \n 1 ', '\0']])).toEqual([['A 1', '']]);
  });

  test('keeps its 41st column and all others, which can be named', () => {
    const wide = Array.from({ length: SUPPLIER_COLUMNS_MAX }, (_, place) => `c${place}`);
    const table = [wide, wide.map((_, place) => String(place))];
    expect(keptTable([[...wide, ' '], ...table.slice(1)])).toEqual(table);
    const last = String(SUPPLIER_COLUMNS_MAX - 1);
    const named = mappingOf(table, read({ article: '40', price: last, firstLine: '2' }));
    expect(named).toMatchObject({ mapping: { article: { heading: 'c40' }, price: { heading: `c${last}` } } });
    expect(keptTable([[...wide, 'x']])).toBe('too-many-columns');
  });

  test('keeps no half of a character of a long cell', () => {
    expect(keptTable([['a'.repeat(199) + '☀️🔋'.slice(-2)]])).toEqual([['a'.repeat(199) + '\uFFFD']]);
  });

  test('is refused when it is empty, too long or too large', () => {
    expect(keptTable([[' '], []])).toBe('no-lines');
    expect(keptTable(Array.from({ length: SUPPLIER_LINES_MAX + 1 }, () => ['x']))).toBe('too-many-lines');
    const cells = Array.from({ length: 2 }, () => 'x'.repeat(200));
    expect(keptTable(Array.from({ length: 10_001 }, () => cells))).toBe('too-many-characters');
  });

  test('seems to have its data after the first of its fullest lines', () => {
    expect(guessFirstLine(TABLE)).toBe(3);
    expect(guessFirstLine([])).toBe(1);
    expect(columnsOf(TABLE)).toBe(3);
  });
});

describe('a mapping', () => {
  const mapping: SupplierMapping = {
    article: { heading: 'артикул' },
    price: { heading: 'ціна без пдв' },
    currencyColumn: null,
    currency: 'UAH',
    firstLine: 3,
  };

  test('names columns by their headings', () => {
    expect(mappingOf(TABLE, read({}))).toEqual({ ok: true, mapping });
  });

  test('names columns by their places where headings are missing or stand twice', () => {
    const table = [
      ['Ціна', '', 'Ціна', 'Валюта'],
      ['A-1', 'x', '100', 'UAH'],
    ];
    expect(mappingOf(table, read({ price: '2', article: '1', currencyColumn: '3', firstLine: '2' }))).toEqual(
      {
        ok: true,
        mapping: {
          article: { place: 1 },
          price: { place: 2 },
          currencyColumn: { heading: 'валюта' },
          currency: 'UAH',
          firstLine: 2,
          headings: ['ціна', '', 'ціна', 'валюта'],
        },
      },
    );
    expect(mappingOf(table, read({ article: '0', price: '2', firstLine: '1' }))).toMatchObject({
      mapping: { article: { place: 0 }, price: { place: 2 } },
    });
  });

  test('takes no other column for one that is known by its place', () => {
    const table = [
      ['Код', 'Ціна', 'Ціна', 'Залишок'],
      ['A-1', '120', '100', '5'],
    ];
    const named = mappingOf(table, read({ article: '0', price: '2', firstLine: '2' }));
    if (!named.ok) throw new Error('The columns are not named');
    const { mapping } = named;
    expect(placesOf(table, mapping)).toMatchObject({ article: 0, price: 2 });
    expect(placesOf([['КОД', 'ціна', 'Ціна', 'Залишок'], ...table.slice(1)], mapping)).toMatchObject({
      price: 2,
    });
    const wider = table.map(([code = '', ...rest]) => [code, code === 'Код' ? 'Назва' : 'Панель', ...rest]);
    expect(placesOf(wider, mapping)).toBeNull();
  });

  test('finds its columns in the next list, wherever they stand there', () => {
    const next = [[], ['Ціна  без ПДВ', 'Назва', 'АРТИКУЛ'], ['90', 'Панель', 'A-1']];
    expect(placesOf(next, mapping)).toEqual({ article: 2, price: 0, currency: null, firstLine: 3 });
    expect(placesOf(next, { ...mapping, currencyColumn: { place: 1 } })).toEqual({
      article: 2,
      price: 0,
      currency: 1,
      firstLine: 3,
    });
  });

  test('finds its headings on another line of the first twenty, and columns without headings on the same line alone', () => {
    const next = (before: number) => [
      ...Array.from({ length: before }, () => ['x']),
      ['Ціна без ПДВ', 'Артикул'],
      ['90', 'A-1'],
    ];
    expect(placesOf(next(0), mapping)).toEqual({ article: 1, price: 0, currency: null, firstLine: 2 });
    expect(placesOf(next(19), mapping)?.firstLine).toBe(21);
    expect(placesOf(next(20), mapping)).toBeNull();
    expect(placesOf(next(3), { ...mapping, article: { place: 1 } })).toBeNull();
    expect(placesOf(next(3), { ...mapping, article: { place: 0 }, price: { place: 1 } })?.firstLine).toBe(3);
  });

  test.each([
    ['a heading is missing', [[], ['Артикул', 'Ціна'], ['A-1', '1']]],
    ['a heading stands twice', [[], ['Артикул', 'Артикул', 'Ціна без ПДВ'], ['A-1', '', '1']]],
    ['there are no data', [[], ['Артикул', 'Ціна без ПДВ']]],
  ])('does not fit where %s', (_, table) => {
    expect(placesOf(table, mapping)).toBeNull();
  });

  test('does not fit a list that has no such place', () => {
    expect(placesOf(TABLE, { ...mapping, price: { place: 3 } })).toBeNull();
    expect(placesOf(TABLE, { ...mapping, currencyColumn: { place: 3 } })).toBeNull();
  });

  test.each([
    [{ article: '3' }, { article: 'backoffice.suppliers.problem.column' }],
    [{ price: '0' }, { price: 'backoffice.suppliers.problem.column' }],
    [{ currencyColumn: '0' }, { currencyColumn: 'backoffice.suppliers.problem.column' }],
    [{ firstLine: '4' }, { firstLine: 'backoffice.suppliers.problem.firstLine' }],
  ])('is not taken with %j', (typed, errors) => {
    expect(mappingOf(TABLE, read(typed))).toEqual({ ok: false, errors });
  });

  test.each([
    { article: '' },
    { price: '-1' },
    { currencyColumn: 'x' },
    { currency: 'GBP' },
    { firstLine: '0' },
  ])('is no form with %j', (typed) => {
    expect(v.safeParse(columnsForm, { ...form, ...typed }).success).toBe(false);
  });
});
