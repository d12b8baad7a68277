import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const days = { min: 1, max: 2 };

test.each([
  ['a Thursday', '2026-11-26', '2026-11-30', '2026-12-01'],
  ['a Friday', '2026-11-27', '2026-12-01', '2026-12-02'],
  ['a Saturday', '2026-11-28', '2026-12-01', '2026-12-02'],
  ['a Sunday', '2026-11-29', '2026-12-01', '2026-12-02'],
])('goods paid on %s leave on the next working day', (_, day, first, last) => {
  expect(arrivalOf(day, { days, market: 'UA' })).toEqual({ first, last });
});

test('a public holiday of the market is no day on the way', () => {
  // The 11th of November 2026, a Wednesday, is a holiday in Poland.
  expect(arrivalOf('2026-11-09', { days, market: 'PL' })).toEqual({
    first: '2026-11-12',
    last: '2026-11-13',
  });
});
