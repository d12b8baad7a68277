import { expect, it } from 'vitest';
import { prefersPolish } from './negotiate.ts';

it.each([
  ['pl', true],
  ['pl-PL,pl;q=0.9,en;q=0.8', true],
  ['PL', true],
  ['en;q=0.5, pl;q=0.9', true],
  ['pl;q=0.9,uk', false],
  ['en-GB,pl;q=0.9', false],
  ['pl;q=0', false],
  ['pl;q=x', false],
  ['plt', false],
  ['*', false],
  ['', false],
  [null, false],
])('%s asks for Polish first: %s', (header, polish) => {
  expect(prefersPolish(header)).toBe(polish);
});
