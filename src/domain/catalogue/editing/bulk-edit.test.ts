import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../categories.ts';
import {
  BULK_COLUMNS,
  BULK_PAGE,
  bulkAddress,
  bulkFields,
  cellOf,
  hasBulkField,
  readBulkColumns,
  readBulkForm,
} from './bulk-edit.ts';

const sold = { kind: 'purchase', fields: { 'price.UAH.sale': '100' } } as const;
const rented = { kind: 'rental', fields: { 'price.UAH.day': '10' } } as const;

describe('columns', () => {
  test('are prices unless others are asked for; specs want a category', () => {
    expect(readBulkColumns(new URLSearchParams(), null)).toBe('prices');
    expect(readBulkColumns(new URLSearchParams('columns=names'), null)).toBe('names');
    expect(readBulkColumns(new URLSearchParams('columns=everything'), null)).toBe('prices');
    expect(readBulkColumns(new URLSearchParams('columns=specs'), null)).toBe('prices');
    expect(readBulkColumns(new URLSearchParams('columns=specs'), 'inverters')).toBe('specs');
  });

  test('of prices are those that some of the products has', () => {
    const fields = (products: Parameters<typeof bulkFields>[1]['products']) =>
      bulkFields('prices', { products, category: null });
    expect(fields([sold])).toEqual(['price.UAH.sale', 'price.PLN.sale']);
    expect(fields([rented])).toEqual([
      'price.UAH.day',
      'price.UAH.week',
      'price.UAH.month',
      'price.PLN.day',
      'price.PLN.week',
      'price.PLN.month',
    ]);
    expect(fields([sold, rented])).toHaveLength(8);
    expect(hasBulkField(rented, 'price.PLN.sale')).toBe(false);
    expect(hasBulkField(sold, 'price.PLN.sale')).toBe(true);
  });

  test('of specs are those that people choose by in the category', () => {
    expect(bulkFields('specs', { products: [], category: 'batteries' })).toContain('spec.energyKwh');
    expect(bulkFields('specs', { products: [], category: null })).toEqual([]);
  });
});

test.each(CATEGORIES.map(({ slug }) => slug))('a page of %s is no larger than a form may be', (category) => {
  for (const columns of BULK_COLUMNS) {
    const fields = bulkFields(columns, { products: [sold, rented], category });
    expect(fields.length * BULK_PAGE).toBeLessThanOrEqual(200);
  }
});

test('the address of a page keeps its filters and its columns', () => {
  const query = {
    search: 'deye',
    category: 'inverters',
    shown: 'all',
    translations: 'any',
    after: null,
  } as const;
  expect(bulkAddress(query, 'names', 506)).toBe('?q=deye&category=inverters&after=506&columns=names');
  expect(bulkAddress({ ...query, search: '', category: null }, 'prices', null)).toBe('');
});

describe('a sent table', () => {
  const base = JSON.stringify({
    101: { 'price.UAH.sale': '100', 'name.pl': 'Panel' },
    102: { 'price.UAH.sale': '200' },
  });

  test('changes the cells that were written into, and nothing beside them', () => {
    const cells = [
      ['101.price.UAH.sale', ' 110 '],
      ['101.name.pl', 'Panel'],
      ['102.price.UAH.sale', '200'],
      ['why', 'нові ціни'],
      ['base', base],
    ] as const;
    expect(readBulkForm(cells, base)).toEqual([
      { id: 101, base: { 'price.UAH.sale': '100' }, sent: { 'price.UAH.sale': '110' } },
    ]);
  });

  test('may empty a cell', () => {
    expect(readBulkForm([['102.price.UAH.sale', '']], base)).toEqual([
      { id: 102, base: { 'price.UAH.sale': '200' }, sent: { 'price.UAH.sale': '' } },
    ]);
  });

  test.each(['', '{', '[]', 'null', '7', '{"101":null}', '{"101":{"price.UAH.sale":7,"stock":"9"}}'])(
    'whose base is %j shows nothing of what was there',
    (broken) => {
      expect(readBulkForm([['101.price.UAH.sale', '110']], broken)).toEqual([
        { id: 101, base: { 'price.UAH.sale': '' }, sent: { 'price.UAH.sale': '110' } },
      ]);
    },
  );

  test('says nothing by names that are no cells', () => {
    const cells = ['101.stock', '0.name.uk', '1e3.name.uk', '__proto__.name.uk', 'name.uk', '101.'].map(
      (name) => [name, 'x'] as const,
    );
    expect(readBulkForm(cells, base)).toEqual([]);
    expect(cellOf({ 101: { 'name.uk': 'Панель' } }, '101.name.uk')).toBe('Панель');
    expect(cellOf({ 101: { 'name.uk': 'Панель' } }, '102.name.uk')).toBeUndefined();
    expect(cellOf({ 101: { 'name.uk': 'Панель' } }, 'why')).toBeUndefined();
  });

  test('has no more products than a page', () => {
    const cells = Array.from({ length: 26 }, (_, at) => [`${at + 1}.brand`, 'Promin'] as const);
    expect(readBulkForm(cells, '{}')).toBeNull();
    expect(readBulkForm(cells.slice(1), '{}')).toHaveLength(25);
  });
});
