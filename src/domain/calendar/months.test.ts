import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, daysBetween } from './days.ts';
import { monthsAfter, timeUntil } from './months.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => daysAfter('2000-01-01', count));

describe('months', () => {
  test.each([
    ['2026-01-15', 12, '2027-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2027-02-28', 12, '2028-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-11-30', 300, '2051-11-30'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('after %s, %i of them end on %s', (day, months, end) => {
    expect(monthsAfter(day, months)).toBe(end);
  });

  test('grow with their number, and keep the day wherever the month has it', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (day, months) => {
        const end = monthsAfter(day, months);
        expect(monthsAfter(day, months + 1) > end).toBe(true);
        expect(Number(end.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
        const isShort = Number(day.slice(8)) <= 28;
        expect(isShort ? end.slice(8) : '').toBe(isShort ? day.slice(8) : '');
      }),
    );
  });
});

describe('the time until a day', () => {
  test.each([
    ['2026-11-26', '2026-11-26', { months: 0, days: 0 }],
    ['2026-11-26', '2026-11-25', { months: 0, days: 0 }],
    ['2026-11-26', '2026-12-25', { months: 0, days: 29 }],
    ['2026-11-26', '2026-12-26', { months: 1, days: 0 }],
    ['2027-01-31', '2027-03-01', { months: 1, days: 1 }],
    ['2026-11-26', '2031-11-27', { months: 60, days: 1 }],
  ])('from %s until %s is %o', (from, until, left) => {
    expect(timeUntil(from, until)).toEqual(left);
  });

  test('adds up', () => {
    fc.assert(
      fc.property(days, days, (from, until) => {
        const { months, days: rest } = timeUntil(from, until);
        expect(daysAfter(monthsAfter(from, months), rest)).toBe(until > from ? until : from);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(daysBetween(from, daysAfter(from, rest))).toBe(rest);
      }),
    );
  });
});
