import { expect, it } from 'vitest';
import { uniqueKeyOf } from './cart-item.ts';

it('is the product id for a purchase', () => {
  expect(uniqueKeyOf(101, null)).toBe('101');
});

it('names the terms of a rental', () => {
  expect(uniqueKeyOf(101, { duration: 'week', count: 2 })).toBe('101-rent-week-2');
  expect(uniqueKeyOf(101, { duration: 'week', count: 2, startDate: null })).toBe('101-rent-week-2');
  expect(uniqueKeyOf(101, { duration: 'week', count: 2, startDate: '2026-12-01' })).toBe(
    '101-rent-week-2-2026-12-01',
  );
});

it('names the options of a rental', () => {
  expect(
    uniqueKeyOf(101, {
      duration: 'day',
      count: 3,
      startDate: '2026-12-01',
      options: ['cable-25m', 'waiver'],
    }),
  ).toBe('101-rent-day-3-2026-12-01+cable-25m+waiver');
});
