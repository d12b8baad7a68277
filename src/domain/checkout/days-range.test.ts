import { expect, it } from 'vitest';
import { daysRange } from './days-range.ts';

it('prints both numbers of days, and one where they are the same', () => {
  expect(daysRange({ min: 3, max: 5 })).toEqual({ range: '3–', max: 5 });
  expect(daysRange({ min: 5, max: 5 })).toEqual({ range: '', max: 5 });
});
