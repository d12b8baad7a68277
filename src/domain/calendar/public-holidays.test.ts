import { describe, expect, test } from 'vitest';
import { isWeekend } from './days.ts';
import { easternEaster, westernEaster, publicHolidays } from './public-holidays.ts';

test.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
  [2029, '2029-04-01', '2029-04-08'],
  [2030, '2030-04-21', '2030-04-28'],
])('Easter of %i as the calendars print it', (year, western, eastern) => {
  expect(westernEaster(year)).toBe(western);
  expect(easternEaster(year)).toBe(eastern);
});

test.each([westernEaster, easternEaster])('Easter is a Sunday of spring, in any century', (easter) => {
  for (let year = 1990; year < 2200; year++) {
    const day = easter(year);
    expect(new Date(day).getUTCDay()).toBe(0);
    expect(day >= `${year}-03-22` && day <= `${year}-05-12`).toBe(true);
  }
});

/** The weekdays off of a year besides Saturdays and Sundays. */
const weekdaysOff = (...question: Parameters<typeof publicHolidays>): string =>
  [...publicHolidays(...question)]
    .filter((day) => !isWeekend(day))
    .map((day) => day.slice('YYYY-'.length))
    .toSorted()
    .join(' ');

describe('weekdays off', () => {
  test.each([
    [2024, '01-01 04-01 05-01 05-03 05-30 08-15 11-01 11-11 12-25 12-26'],
    [2025, '01-01 01-06 04-21 05-01 06-19 08-15 11-11 12-24 12-25 12-26'],
    [2026, '01-01 01-06 04-06 05-01 06-04 11-11 12-24 12-25'],
    [2027, '01-01 01-06 03-29 05-03 05-27 11-01 11-11 12-24'],
    [2028, '01-06 04-17 05-01 05-03 06-15 08-15 11-01 12-25 12-26'],
    [2029, '01-01 04-02 05-01 05-03 05-31 08-15 11-01 12-24 12-25 12-26'],
    [2030, '01-01 04-22 05-01 05-03 06-20 08-15 11-01 11-11 12-24 12-25 12-26'],
  ])('of Poland in %i', (year, days) => {
    expect(weekdaysOff('PL', year)).toBe(days);
  });

  // Of 2027 two holidays stand on one weekend, and both are moved.
  test.each([
    [2024, '01-01 03-08 05-01 05-06 05-08 06-24 06-28 07-15 08-26 10-01 12-25'],
    [2025, '01-01 03-10 04-21 05-01 05-08 06-09 06-30 07-15 08-25 10-01 12-25'],
    [2026, '01-01 03-09 04-13 05-01 05-08 06-01 06-29 07-15 08-24 10-01 12-25'],
    [2027, '01-01 03-08 05-03 05-04 05-10 06-21 06-28 07-15 08-24 10-01 12-27'],
    [2028, '01-03 03-08 04-17 05-01 05-08 06-05 06-28 07-17 08-24 10-02 12-25'],
    [2029, '01-01 03-08 04-09 05-01 05-08 05-28 06-28 07-16 08-24 10-01 12-25'],
    [2030, '01-01 03-08 04-29 05-01 05-08 06-17 06-28 07-15 08-26 10-01 12-25'],
  ])('of Ukraine in peace in %i', (year, days) => {
    expect(weekdaysOff('UA', year)).toBe(days);
  });
});
