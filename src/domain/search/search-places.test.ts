import { expect, test } from 'vitest';
import { CATEGORIES } from '../catalogue/categories.ts';
import { placesOf } from './search-places.ts';
import { searchWordsOf } from './search-words.ts';

const idOf = (slug: string) => CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;
const [inverters, batteries, lifts] = [idOf('inverters'), idOf('batteries'), idOf('scissor-lifts')];
const deye = [batteries, inverters].map((categoryId) => ({ categoryId, brand: 'Deye' }));
const meant = (categoryIds: readonly number[], places: readonly number[]) => ({
  categoryIds: new Set(categoryIds),
  places: new Set(places),
});

test('a kind of goods leads to its category, with a maker to the maker’s goods there', () => {
  const kind = meant([inverters], [0]);
  expect(placesOf({ words: searchWordsOf('інвертор'), meant: kind }, deye)).toEqual([
    { categoryId: inverters, brand: null },
  ]);
  expect(placesOf({ words: searchWordsOf('інвертор deye'), meant: kind }, deye)).toEqual([
    { categoryId: inverters, brand: 'Deye' },
  ]);
});

test('a maker leads to the categories in which it was found', () => {
  expect(placesOf({ words: searchWordsOf('deye 12'), meant: null }, deye)).toEqual(deye);
});

test('a category stands for those below it', () => {
  const all = meant([idOf('lifts-and-cranes'), lifts], [0]);
  expect(placesOf({ words: searchWordsOf('підйомник'), meant: all }, [])).toEqual([
    { categoryId: idOf('lifts-and-cranes'), brand: null },
  ]);
});

test('other words lead where all that they find stands, if it stands together', () => {
  const words = searchWordsOf('hybrid');
  const found = [1, 2].map((each) => ({ categoryId: inverters, brand: `Maker ${each}` }));
  expect(placesOf({ words, meant: null }, found)).toEqual([{ categoryId: inverters, brand: null }]);
  expect(placesOf({ words, meant: null }, [...found, { categoryId: batteries, brand: 'B' }])).toEqual([]);
  expect(placesOf({ words, meant: null }, found.slice(0, 1))).toEqual([]);
});
