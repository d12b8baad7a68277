import { expect, test } from 'vitest';
import { CATEGORIES } from '../catalogue/categories.ts';
import { nearestCategories } from './nearest-categories.ts';
import { searchWordsOf } from './search-words.ts';

const idOf = (slug: string) => CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;
const names = [
  { categoryId: idOf('generators'), words: searchWordsOf('генератор') },
  { categoryId: idOf('batteries'), words: searchWordsOf('акумуляторна батарея') },
  { categoryId: idOf('folding-panels'), words: searchWordsOf('складана панель') },
];
const nearest = (text: string) => nearestCategories(searchWordsOf(text), names);

test('a word comes near the category whose name has half of its letters', () => {
  expect(nearest('генерувач')).toEqual([idOf('generators')]);
  expect(nearest('акумуляційна')).toEqual([idOf('batteries')]);
});

test('nothing comes near short words, numbers and what is like nothing', () => {
  for (const text of ['ген', '12345', 'zzzzqqq', 'холодильник']) expect(nearest(text)).toEqual([]);
});

test('the nearest stands first', () => {
  expect(nearest('акумуляційна генератр')[0]).toBe(idOf('generators'));
});
