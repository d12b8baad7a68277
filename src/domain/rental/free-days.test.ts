import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { nearestFreeDays, nextFreeDays } from './free-days.ts';

const TODAY = '2026-12-01';
const busyRanges = fc
  .array(fc.record({ gap: fc.nat({ max: 5 }), length: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 })
  .map((parts) => {
    let day = daysAfter(TODAY, -4);
    return parts.map(({ gap, length }) => {
      const from = daysAfter(day, gap);
      day = daysAfter(from, length);
      return { from, to: day };
    });
  });
const days = (count: number) => Array.from({ length: count }, (_, index) => daysAfter(TODAY, index));
const isBusy = (busy: readonly { from: string; to: string }[], day: string) =>
  busy.some(({ from, to }) => from <= day && day < to);

test('the next free days are exactly those on which the machine is nobody’s', () => {
  fc.assert(
    fc.property(busyRanges, (busy) => {
      const free = nextFreeDays(busy, TODAY, Infinity);
      for (const day of days(120)) {
        const isSaid = free.some(
          ({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || day <= lastDay),
        );
        expect(isSaid).toBe(!isBusy(busy, day));
      }
      expect(free.at(-1)?.lastDay).toBe(null);
      expect(nextFreeDays(busy, TODAY, 2)).toEqual(free.slice(0, 2));
    }),
  );
});

test('of the days on which a machine is free for as long, the nearest three are proposed', () => {
  fc.assert(
    fc.property(busyRanges, fc.nat({ max: 40 }), fc.integer({ min: 1, max: 6 }), (busy, after, length) => {
      const wanted = daysAfter(TODAY, after);
      const fits = (day: string) =>
        Array.from({ length }, (_, index) => daysAfter(day, index)).every((each) => !isBusy(busy, each));
      const found = nearestFreeDays(busy, { from: wanted, to: daysAfter(wanted, length) }, TODAY);
      expect(found).toHaveLength(3);
      expect(found.every(fits)).toBe(true);
      const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted));
      const farthest = Math.max(...found.map(distance));
      const nearer = days(120).filter((day) => fits(day) && distance(day) < farthest);
      expect(nearer.every((day) => found.includes(day))).toBe(true);
    }),
  );
});

test('nothing is proposed for a machine that is never free for so long', () => {
  const busy = [{ from: TODAY, to: daysAfter(TODAY, 800) }];
  expect(nearestFreeDays(busy, { from: TODAY, to: daysAfter(TODAY, 2) }, TODAY)).toEqual([]);
});
