import { expect, test } from 'vitest';
import { printCategory, readCategoryFields, readNames, tidyName } from './category-fields.ts';

const said = { uk: 'Панелі', pl: 'Panele', en: 'Panels' };
const category = {
  name: said,
  description: said,
  picture: 'us5000-three-quarter',
  isInMenu: true,
  isOnHome: false,
  isHidden: false,
};

test('what is printed is read as it was', () => {
  expect(readCategoryFields(printCategory(category))).toEqual({ ok: true, category });
});

test('every field that cannot be is named at once', () => {
  const read = readCategoryFields({
    ...printCategory(category),
    'name.pl': '',
    'name.en': 'x'.repeat(10_000),
    'description.uk': '',
    menu: 'perhaps',
    picture: '',
  });
  expect(read).toEqual({
    ok: false,
    problems: {
      'name.pl': 'missing',
      'name.en': 'too-long',
      'description.uk': 'missing',
      menu: 'not-a-choice',
      picture: 'missing',
    },
  });
});

test('a name has to be said in every language', () => {
  expect(readNames({ 'name.uk': 'Новинка' })).toEqual({
    ok: false,
    problems: { 'name.pl': 'missing', 'name.en': 'missing' },
  });
});

test('nothing that cannot be seen is kept of a name', () => {
  expect(tidyName(' Solar\u0000\u202E\u200B  panels\n')).toBe('Solar panels');
});
