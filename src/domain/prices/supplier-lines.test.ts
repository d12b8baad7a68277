import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { isProblem, readSupplierLines, type SupplierLine } from './supplier-lines.ts';

const PLACES = { article: 0, price: 1, currency: 2, firstLine: 2 };
const RATES = { USD: 41_520_000 };
const read = (...rows: readonly (readonly string[])[]) =>
  readSupplierLines(
    [['Артикул', 'Ціна', 'Валюта'], ...rows],
    { currency: 'UAH' },
    { places: PLACES, rates: RATES },
  );
const said = ({ price }: SupplierLine) => (isProblem(price) ? price.reason : price);
const priceOf = (cell: string, currency = '') => read(['A-1', cell, currency]).map(said);

describe('a price', () => {
  test.each([
    ['100', 10_000],
    ['1 234,50', 123_450],
    ['1 234,50', 123_450],
    ["1'234.5", 123_450],
    ['1,234.50', 123_450],
    ['1.234.567,8', 123_456_780],
    ['1.234.567', 123_456_700],
    ['12.3456', 1235],
    ['0.125', 13],
    ['1234.125', 123_413],
    ['007,10', 710],
    ['999999999.99', 99_999_999_999],
  ])('%s is %d minor units', (cell, minor) => {
    expect(priceOf(cell)).toEqual([money(minor, 'UAH')]);
  });

  test.each([
    ['100 грн', '', 'UAH'],
    ['100грн.', '', 'UAH'],
    ['₴ 100', '', 'UAH'],
    ['100 zł', '', 'PLN'],
    ['PLN 100', 'pln', 'PLN'],
    ['100', 'PLN', 'PLN'],
    ['100', 'ГРН', 'UAH'],
  ] as const)('%s with %j beside it is in %s', (cell, currency, expected) => {
    expect(priceOf(cell, currency)).toEqual([money(10_000, expected)]);
  });

  test.each([
    ['', 'no-price'],
    ['договірна', 'not-an-amount'],
    ['1,23,4', 'not-an-amount'],
    ['12 50', 'not-an-amount'],
    ['1 2 3 4', 'not-an-amount'],
    ['5 constructor', 'unknown-currency'],
    ['12.34.5', 'not-an-amount'],
    ['1.2,3.4', 'not-an-amount'],
    ['2026-11-28', 'not-an-amount'],
    ['=1+1', 'not-an-amount'],
    ['#REF!', 'error-cell'],
    ['0', 'not-positive'],
    ['0,004', 'not-positive'],
    ['-5', 'not-positive'],
    ["'-5", 'not-positive'],
    ['−5,00', 'not-positive'],
    ['1000000000', 'too-large'],
    ['1.500', 'ambiguous-amount'],
    ['100 EUR', 'no-rate'],
    ['100 GBP', 'unknown-currency'],
    ['$30000000', 'too-large'],
    ['US$ 1,23,4', 'not-an-amount'],
    ['20%', 'unknown-currency'],
  ])('%s is refused as %s', (cell, reason) => {
    expect(priceOf(cell)).toEqual([reason]);
  });

  test.each([
    ['100', 'USD'],
    ['$100', ''],
    ['100 дол.', 'usd'],
    ['US$100', ''],
  ])('in dollars, %s with %j beside it, is in hryvnias by the rate of the list', (cell, currency) => {
    expect(read(['A-1', cell, currency])).toEqual([
      { line: 2, article: 'A-1', price: money(415_200, 'UAH'), listed: { minor: 10_000, currency: 'USD' } },
    ]);
  });

  test('without a rate of its currency says in which it is listed', () => {
    expect(read(['A-1', '50,00 €', ''])).toEqual([
      {
        line: 2,
        article: 'A-1',
        price: { line: 2, column: 'B', reason: 'no-rate', detail: '50,00 €' },
        listed: { minor: 5000, currency: 'EUR' },
      },
    ]);
  });

  test('is refused where its currency is not known, or differs from what stands beside it', () => {
    expect(priceOf('100', 'GBP')).toEqual(['unknown-currency']);
    expect(priceOf('100 грн', 'USD')).toEqual(['unknown-currency']);
    expect(priceOf('100', 'constructor')).toEqual(['unknown-currency']);
    expect(priceOf('100', '__proto__')).toEqual(['unknown-currency']);
    expect(priceOf('100 zł', 'UAH')).toEqual(['unknown-currency']);
    expect(read(['A-1', '100', 'GBP'])[0]?.price).toEqual({
      line: 2,
      column: 'C',
      reason: 'unknown-currency',
      detail: 'GBP',
    });
  });

  test('with one mark before three digits is read as the others of its column are', () => {
    const prices = (...cells: string[]) => read(...cells.map((cell, at) => [`A-${at}`, cell])).map(said);
    const both = [money(150, 'UAH'), money(150_000, 'UAH')];
    expect(prices('1.500', '1,500', '12.5').slice(0, 2)).toEqual(both);
    expect(prices('1,500', '1.500', '12,5').slice(0, 2)).toEqual(both);
    expect(prices('1.500', '12,5', '12.5').slice(0, 1)).toEqual(['ambiguous-amount']);
    // Numbers of a spreadsheet are no evidence of how texts are written.
    expect(prices('9.100 zł', '12.5000')).toEqual(['ambiguous-amount', money(1250, 'UAH')]);
  });
});

describe('a line', () => {
  test('without article number and price is none', () => {
    expect(read(['', 'разом'], [], ['', ''], ['Інвертори', '', ''])).toEqual([
      { line: 5, article: 'Інвертори', price: { line: 5, column: 'B', reason: 'no-price', detail: '' } },
    ]);
  });

  test.each([
    [['', '100'], { column: 'A', reason: 'no-article', detail: '' }],
    [['#N/A', '100'], { column: 'A', reason: 'error-cell', detail: '#N/A' }],
    [['x'.repeat(101), '100'], { column: 'A', reason: 'article-too-long', detail: 'x'.repeat(101) }],
  ])('%j is a problem of its column', (row, problem) => {
    expect(read(row)[0]?.price).toEqual({ line: 2, ...problem });
  });

  test('loses the apostrophe that stands before a formula', () => {
    expect(read(["'=A1", '100'])[0]?.article).toBe('=A1');
    expect(read(["'A1", '100'])[0]?.article).toBe("'A1");
  });

  test('that says the same again does not count; with another price both are refused', () => {
    expect(read(['a-1', '100'], ['A-1', '100.00'])).toEqual([
      { line: 2, article: 'a-1', price: money(10_000, 'UAH') },
    ]);
    expect(read(['a-1', '100'], ['A-1', '101'], ['A-2', '1']).map(said)).toEqual([
      'article-twice',
      'article-twice',
      money(100, 'UAH'),
    ]);
    expect(read(['A-1', '100'], ['A-1', 'x']).map(said)).toEqual([money(10_000, 'UAH'), 'not-an-amount']);
  });
});
