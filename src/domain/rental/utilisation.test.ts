import { expect, test } from 'vitest';
import { monthOf, readUtilisationDays, rentedPercent } from './utilisation.ts';

test('a month is from its first to its last day', () => {
  expect(monthOf('2026-12-31')).toEqual({ firstDay: '2026-12-01', lastDay: '2026-12-31' });
  expect(monthOf('2028-02-01')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' });
});

test('days are read as they are asked for, and what is no range of a year is the month of today', () => {
  const read = (query: string) => readUtilisationDays(new URLSearchParams(query), '2026-11-25');
  expect(read('from=2026-01-01&to=2026-12-31')).toEqual({ firstDay: '2026-01-01', lastDay: '2026-12-31' });
  for (const query of [
    '',
    'from=2026-01-01',
    'from=2026-02-31&to=2026-03-01',
    'from=2025-01-01&to=2026-12-31',
  ])
    expect(read(query)).toEqual(monthOf('2026-11-25'));
});

test('the share of rented days has one decimal', () => {
  expect(rentedPercent({ rentedDays: 1, serviceDays: 3 })).toBe(33.3);
  expect(rentedPercent({ rentedDays: 0, serviceDays: 0 })).toBe(0);
});
