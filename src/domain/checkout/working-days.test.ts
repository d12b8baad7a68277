import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '../locale/day-in.ts';
import { momentOf, workingDaysFrom } from './working-days.ts';

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom('Europe/Kyiv', 'Europe/Warsaw');
const weekday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();

test('a number of working days there and back is the same working day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
      const there = workingDaysFrom(from, count);
      expect(weekday(there) % 6).not.toBe(0);
      // From a weekend one begins anew on the Friday before it.
      const begun = weekday(from) % 6 === 0 ? workingDaysFrom(from, -1) : from;
      expect(workingDaysFrom(there, -count)).toBe(begun);
    }),
  );
});

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
