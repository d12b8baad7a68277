import { expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { chargeDay } from './charge-day.ts';
import { CHARGED_AHEAD_DAYS, CHARGES_MAX } from './lease-bill.ts';

const FIRST = '2027-03-10';
const day = (today: string, tries = 0, isTriedToday = false) =>
  chargeDay({ firstDay: FIRST, today, tries, isTriedToday });

test('a month is charged some days before its first one, or at once where that is over', () => {
  expect(day('2027-03-01')).toBe(daysAfter(FIRST, -CHARGED_AHEAD_DAYS));
  expect(day('2027-03-07')).toBe('2027-03-07');
  expect(day('2027-03-09')).toBe('2027-03-09');
});

test('it is charged once a day, and never once its days have begun', () => {
  expect(day('2027-03-07', 1, true)).toBe('2027-03-08');
  expect(day('2027-03-09', 1, true)).toBeNull();
  expect(day(FIRST)).toBeNull();
});

test('it is not charged more often than is said', () => {
  expect(day('2027-03-08', CHARGES_MAX - 1)).toBe('2027-03-08');
  expect(day('2027-03-08', CHARGES_MAX)).toBeNull();
});
