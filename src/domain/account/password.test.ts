import { expect, test } from 'vitest';
import { foldPassword, isOwnName } from './password.ts';

test.each([
  ['Password1', 'password1'],
  [' QWERTY ', 'qwerty'],
  ['ｐａｓｓｗｏｒｄ', 'password'],
  ['Сонце', 'сонце'],
])('%j is compared as %j', (typed, folded) => {
  expect(foldPassword(typed)).toBe(folded);
});

test.each([
  ['olena.koval@example.com', true],
  ['Olena.Koval', true],
  ['ШЕВЧЕНКО', true],
  ['Олена Шевченко', true],
  ['оленашевченко', true],
  ['Олена Шевченко 2026', false],
  ['', false],
])('%j is a name of the person: %j', (password, isOwn) => {
  expect(isOwnName(password, ['olena.koval@example.com', 'Олена Шевченко', ''])).toBe(isOwn);
});
