import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

const MOMENT = '2026-11-05T22:30:00Z';

describe('formatDate', () => {
  it.each([
    ['uk', '06.11.2026', 'пʼятниця, 6 листопада 2026 р., 00:30'],
    ['pl', '06.11.2026', 'piątek, 6 listopada 2026, 00:30'],
    ['en', '06/11/2026', 'Friday, 6 November 2026, 00:30'],
  ] as const)('in %s', (locale, short, long) => {
    expect(formatDate(MOMENT, locale, 'Europe/Kyiv', 'short')).toBe(short);
    expect(formatDate(MOMENT, locale, 'Europe/Kyiv', 'long')).toBe(long);
  });

  it('follows the time zone', () => {
    expect(formatDate(MOMENT, 'pl', 'Europe/Warsaw', 'short')).toBe('05.11.2026');
    expect(formatDate('2026-11-05', 'uk', 'Europe/Kyiv', 'short')).toBe('05.11.2026');
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('soon', 'uk', 'Europe/Kyiv', 'short')).toThrow(RangeError);
  });
});
