import { expect, test } from 'vitest';
import { judgePassword } from './judge-password.ts';

test.each([
  ['123456', 'common'],
  ['qwerty', 'common'],
  ['PassWord', 'common'],
  ['ｄｒａｇｏｎ', 'common'],
  ['olena.koval', 'own'],
  ['Koval', 'own'],
  ['сонце-2026', null],
  ['correct horse battery', null],
])('%j is judged %j', async (password, fault) => {
  expect(await judgePassword(password, ['olena.koval@example.com', 'Olena Koval'])).toBe(fault);
});
