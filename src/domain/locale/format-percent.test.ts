import { expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';

it.each([
  ['uk', 22.3, '22,3\u00A0%'],
  ['pl', 22.3, '22,3%'],
  ['en', 22.3, '22.3%'],
  ['uk', 20, '20\u00A0%'],
  ['pl', -5, '−5%'],
] as const)('in %s writes %d as %s', (locale, percent, text) => {
  expect(formatPercent(percent, locale)).toBe(text);
});
