import { expect, it } from 'vitest';
import { daysKey, daysRange } from './days-range.ts';

it('prints both numbers of days, and one where they are the same', () => {
  expect(daysRange({ min: 3, max: 5 })).toEqual({ range: '3–', max: 5 });
  expect(daysRange({ min: 5, max: 5 })).toEqual({ range: '', max: 5 });
});

it('has one key for deliveries that take equally long', () => {
  expect(daysKey({ min: 3, max: 5 }, 'UA')).toBe(daysKey({ max: 5, min: 3 }, 'UA'));
  expect(daysKey({ min: 1, max: 11 }, 'UA')).not.toBe(daysKey({ min: 11, max: 1 }, 'UA'));
});
