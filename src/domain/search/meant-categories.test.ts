import { expect, test } from 'vitest';
import { meantCategories } from './meant-categories.ts';
import { searchWordsOf } from './search-words.ts';

const [PANELS, FOLDING, BATTERIES, CABLES, SWITCHES, CHARGERS] = [1, 2, 3, 4, 5, 6];
const phrases = Object.entries({
  'сонячна панель': PANELS,
  панель: PANELS,
  'складана панель': FOLDING,
  батарея: BATTERIES,
  kabel: CABLES,
  panel: PANELS,
  автомат: SWITCHES,
  зарядка: CHARGERS,
}).map(([name, categoryId]) => ({ categoryId, words: searchWordsOf(name) }));
const meant = (text: string) => {
  const found = meantCategories(phrases, searchWordsOf(text));
  return found && { categories: [...found.categoryIds], places: [...found.places].toSorted((a, b) => a - b) };
};

test('any form of a name, in any order, names its goods', () => {
  for (const text of ['сонячних панелей', 'панель сонячна', 'сонячні панелі'])
    expect(meant(text)).toEqual({ categories: [PANELS], places: [0, 1] });
});

test('a vowel that comes and goes does not matter', () => {
  for (const text of ['kabel', 'kabla', 'kable', 'kabli']) expect(meant(text)?.categories).toEqual([CABLES]);
});

test('the longer name counts, not the shorter within it', () => {
  expect(meant('складані панелі 200w')).toEqual({ categories: [FOLDING], places: [0, 1] });
});

test('a word that is being typed is taken for the name that it begins, unless another is whole', () => {
  expect(meant('мат')).toBeNull();
  expect(meant('бат')?.categories).toEqual([BATTERIES]);
  expect(meant('ба')).toBeNull();
  expect(meant('зарядка для авто')?.categories).toEqual([CHARGERS]);
});

test('what goods are for is not what they are', () => {
  expect(meant('rail for panels')).toBeNull();
  expect(meant('panel for rail')?.categories).toEqual([PANELS]);
});

test('nothing is named by other words', () => {
  for (const text of ['deye', '450w', 'компанель']) expect(meant(text)).toBeNull();
});
