import { expect, it } from 'vitest';
import { formatDayBy } from './format-day-by.ts';

it.each([
  ['uk', '2026-12-02', 'середи, 2\u00A0грудня'],
  ['uk', '2026-11-29', 'неділі, 29\u00A0листопада'],
  ['pl', '2026-12-02', 'środy, 2\u00A0grudnia'],
  ['pl', '2026-12-04', 'piątku, 4\u00A0grudnia'],
  ['en', '2026-12-02', 'Wednesday, 2\u00A0December'],
] as const)('in %s the limit %s is written %s', (locale, day, text) => {
  expect(formatDayBy(day, locale)).toBe(text);
});

it('throws on what is no day', () => {
  expect(() => formatDayBy('tomorrow', 'uk')).toThrow(RangeError);
});
