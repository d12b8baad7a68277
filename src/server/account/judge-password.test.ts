import { expect, test } from 'vitest';
import { judgePassword } from './judge-password.ts';

test.each([
  ['123456', 'common'],
  ['qwerty', 'common'],
  ['PassWord', 'common'],
  ['ｄｒａｇｏｎ', 'common'],
  ['Password1!', 'common'],
  ['пароль123', 'common'],
  ['йцукен', 'common'],
  ['Київ2024', 'common'],
  ['hasło123', 'common'],
  ['promin123', 'common'],
  ['😀😀😀😀😀😀', 'common'],
  ['olena.koval', 'own'],
  ['Koval', 'own'],
  ['сонце-2026', null],
  ['żółty słonecznik', null],
  ['x7-lis', null],
  ['correct horse battery', null],
])('%j is judged %j', async (password, fault) => {
  expect(await judgePassword(password, ['olena.koval@example.com', 'Olena Koval'])).toBe(fault);
});
