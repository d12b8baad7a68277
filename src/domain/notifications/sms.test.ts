import { expect, test } from 'vitest';
import { smsSegments, smsText } from './sms.ts';

test('a Polish text loses what would make it dear, a Ukrainian one keeps its letters', () => {
  expect(smsText('Zażółć gęślą jaźń – „Łódź”…')).toBe('Zazolc gesla jazn - "Lodz"...');
  expect(smsText('−5,00 zl')).toBe('-5,00 zl');
  expect(smsText('Обов’язково: її пакунок')).toBe("Обов'язково: її пакунок");
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  [`${'a'.repeat(159)}€`, 2],
  ['ї'.repeat(70), 1],
  ['ї'.repeat(71), 2],
  [`${'a'.repeat(70)}ł`, 2],
  ['', 1],
])('%j is as many messages as telephones count', (text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});
