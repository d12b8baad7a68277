import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { daysAfter } from './days.ts';
import { publicHolidays } from './public-holidays.ts';
import { isWorkingDay, NO_DAYS_OFF, setDaysOff, workingDaysFrom } from './working-days.ts';

const day = fc
  .date({ min: new Date('2024-02-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const market = fc.constantFrom('UA', 'PL');
afterEach(() => setDaysOff(NO_DAYS_OFF));

const weekday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();

test('a number of working days there and back is the same working day, and never a day off', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), market, (from, count, of) => {
      const there = workingDaysFrom(from, count, of);
      expect(isWorkingDay(there, of)).toBe(true);
      expect(weekday(there) % 6).not.toBe(0);
      // From a day off one begins anew on the working day before it.
      const begun = isWorkingDay(from, of) ? from : workingDaysFrom(from, -1, of);
      expect(workingDaysFrom(there, -count, of)).toBe(begun);
    }),
  );
});

test('in Poland no public holiday is a working day, and no other weekday is off', () => {
  fc.assert(
    fc.property(day, (on) => {
      const isHoliday = publicHolidays('PL', Number(on.slice(0, 4))).has(on);
      expect(isWorkingDay(on, 'PL')).toBe(weekday(on) % 6 !== 0 && !isHoliday);
    }),
  );
  expect(workingDaysFrom('2026-12-23', 1, 'PL')).toBe('2026-12-28');
  expect(workingDaysFrom('2026-04-03', 1, 'PL')).toBe('2026-04-07'); // over Easter
});

test('in Ukraine holidays are worked under martial law, and a day off on no weekday', () => {
  for (let on = '2024-01-01'; on < '2026-11-01'; on = daysAfter(on, 1)) {
    expect(isWorkingDay(on, 'UA')).toBe(weekday(on) % 6 !== 0);
  }
  // Before the law on work under martial law they were kept, those that were moved too.
  expect(isWorkingDay('2022-03-08', 'UA')).toBe(false);
  expect(isWorkingDay(daysAfter('2022-03-08', 1), 'UA')).toBe(true);
});

test('days off in a row are walked over once, and anew once others are in force', () => {
  const closed = Array.from({ length: 2400 }, (_, index) => daysAfter('2027-01-01', index));
  setDaysOff({ ...NO_DAYS_OFF, closed: { UA: closed, PL: [] } });
  const begun = performance.now();
  for (const day of closed.slice(0, 1200)) expect(workingDaysFrom(day, 2, 'UA')).toBe('2033-07-29');
  for (const day of closed.slice(0, 1200)) expect(workingDaysFrom(day, -1, 'UA')).toBe('2026-12-31');
  // A walk for each would be millions of steps, many seconds.
  expect(performance.now() - begun).toBeLessThan(1000);
  setDaysOff(NO_DAYS_OFF);
  expect(workingDaysFrom('2027-01-01', 1, 'UA')).toBe('2027-01-04');
});
