import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '../locale/market.ts';
import { daysAfter, isRealDay, momentOf, periodsOf } from './days.ts';

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom('Europe/Kyiv', 'Europe/Warsaw');

test('nine o’clock is on its day, summer and winter', () => {
  fc.assert(
    fc.property(day, zone, (on, timeZone) => {
      const moment = momentOf(on, 9, timeZone);
      expect(dayIn(timeZone, moment)).toBe(on);
      const clock = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' });
      expect(clock.format(new Date(moment))).toBe('09:00');
    }),
  );
});

test('a list of days is made of the fewest periods', () => {
  expect(periodsOf([])).toEqual([]);
  expect(periodsOf(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03'])).toEqual([
    { firstDay: '2026-02-27', lastDay: '2026-03-01' },
    { firstDay: '2026-03-03', lastDay: '2026-03-03' },
  ]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), (places) => {
      const days = places.toSorted((a, b) => a - b).map((place) => daysAfter('2026-01-01', place));
      const periods = periodsOf(days);
      const within = Array.from({ length: 61 }, (_, place) => daysAfter('2026-01-01', place)).filter((each) =>
        periods.some(({ firstDay, lastDay }) => firstDay <= each && each <= lastDay),
      );
      expect(within).toEqual(days);
      for (const [place, { firstDay }] of periods.slice(1).entries())
        expect(firstDay > daysAfter(periods[place]?.lastDay ?? '', 1)).toBe(true);
    }),
  );
});

test.each([
  ['2026-02-28', true],
  ['2026-02-31', false],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['-000001-01-01', false],
  ['+010000-01-01', false],
  ['2026-1-1', false],
  ['', false],
])('whether %j is a day: %s', (text, is) => {
  expect(isRealDay(text)).toBe(is);
});
