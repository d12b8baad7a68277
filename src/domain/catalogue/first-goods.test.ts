import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { FIRST_CATEGORY_IDS, firstGoods } from './first-goods.ts';

test('the first goods are of different kinds, sold and rented, and fill lines of two and four', () => {
  const kinds = FIRST_CATEGORY_IDS.map((id) => CATEGORIES.find((category) => category.id === id)?.kind);
  expect(new Set(FIRST_CATEGORY_IDS).size).toBe(8);
  expect(kinds.slice(0, 4)).toContain('rental'); // in the first line of a wide window
  expect(kinds.slice(0, 6)).toContain('purchase');
});

test('one of each kind is shown, and the second of another where a kind has none', () => {
  expect(firstGoods([['kit', 'other kit'], ['panel', 'other panel'], ['station']])).toEqual([
    'kit',
    'panel',
    'station',
  ]);
  expect(firstGoods([['kit', 'other kit'], [], ['station', 'other station']])).toEqual([
    'kit',
    'station',
    'other kit',
  ]);
  expect(firstGoods([[], ['panel'], []])).toEqual(['panel']);
});
