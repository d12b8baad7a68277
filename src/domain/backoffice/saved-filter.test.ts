import { expect, test } from 'vitest';
import { mayBeShared, readFilterProblem } from './saved-filter.ts';

test.each([
  ['waits=ship&status=PROCESSING', 'До відправлення', true],
  ['q=&waits=ship', 'Порожній пошук', true],
  ['q=olena%40example.com', 'Адреса', false],
  ['waits=any&q=%D0%9A%D0%BE%D0%B2%D0%B0%D0%BB%D1%8C', 'Прізвище', false],
  ['customer=4b4f1f6e', 'Один покупець', false],
  ['waits=ship', 'Для olena@example.com', false],
  ['waits=ship', 'Дзвонити +380 67 123 45 67', false],
])('a view of ?%s under the name “%s” may be shown to colleagues: %s', (query, name, expected) => {
  expect(mayBeShared({ query, name })).toBe(expected);
});

test('why a view was not kept is read from the address', () => {
  expect(readFilterProblem(new URLSearchParams('filters=personal'))).toBe('personal');
  expect(readFilterProblem(new URLSearchParams('filters=x'))).toBe(null);
});
