import { expect, test } from 'vitest';
import { idsByName } from './ids-by-name.ts';

const named = (...names: string[]) => names.map((name, id) => ({ id, name }));

test('Ukrainian names stand in the Ukrainian alphabet', () => {
  const list = named('Яблуко', 'інвертор', 'абрикос', 'Ґрати', 'Генератор', 'Єдність', 'Їжак');
  const names = idsByName(list, { locale: 'uk', direction: 'asc' }).map((id) => list[id]?.name);
  expect(names).toEqual(['абрикос', 'Генератор', 'Ґрати', 'Єдність', 'інвертор', 'Їжак', 'Яблуко']);
});

test('Polish names stand in the Polish alphabet, numbers by their size', () => {
  const list = named('Łącznik', 'Lampa', 'Moduł 450 W', 'Moduł 60 W');
  expect(idsByName(list, { locale: 'pl', direction: 'asc' })).toEqual([1, 0, 3, 2]);
});

test('equal names stand by id in both directions', () => {
  const list = named('b', 'a', 'a');
  expect(idsByName(list, { locale: 'en', direction: 'asc' })).toEqual([1, 2, 0]);
  expect(idsByName(list, { locale: 'en', direction: 'desc' })).toEqual([0, 1, 2]);
});
