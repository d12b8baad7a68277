import { describe, expect, it, test } from 'vitest';
import { arrivalOf, parcelsByDay } from './arrival.ts';
import { DEFAULT_SHIPPING_RULES, REGIONAL_SHIPPING_RULES } from './shipping-rules.ts';

const days = { min: 1, max: 2 };

test.each([
  ['a Thursday', '2026-11-26', '2026-11-30', '2026-12-01'],
  ['a Friday', '2026-11-27', '2026-12-01', '2026-12-02'],
  ['a Saturday', '2026-11-28', '2026-12-02', '2026-12-03'],
  ['a Sunday', '2026-11-29', '2026-12-02', '2026-12-03'],
])('goods paid on %s leave a working day after they are taken up', (_, day, first, last) => {
  expect(arrivalOf(day, { days, market: 'UA' })).toEqual({ first, last });
});

test('a public holiday of the market is no day on the way', () => {
  // The 11th of November 2026, a Wednesday, is a holiday in Poland.
  expect(arrivalOf('2026-11-09', { days, market: 'PL' })).toEqual({
    first: '2026-11-12',
    last: '2026-11-13',
  });
});

describe('the day by which a parcel is there', () => {
  it.each([
    // Hand-over on Friday, then five working days.
    ['UAH', '2026-11-26', '2026-12-04'],
    // A Saturday and a Sunday count as the Monday after them.
    ['UAH', '2026-11-28', '2026-12-08'],
    ['UAH', '2026-11-29', '2026-12-08'],
    ['UAH', '2026-11-30', '2026-12-08'],
    // In Poland three days after hand-over, and the eleventh of November is a holiday.
    ['PLN', '2026-11-26', '2026-12-02'],
    ['PLN', '2026-11-09', '2026-11-16'],
  ] as const)('in %s from %s on is %s', (currency, today, day) => {
    expect(parcelsByDay(DEFAULT_SHIPPING_RULES, { currency, today })).toBe(day);
  });

  it('is that of the farthest place, whatever faster ones there are', () => {
    const today = '2026-11-26';
    expect(parcelsByDay(REGIONAL_SHIPPING_RULES, { currency: 'UAH', today })).toBe('2026-12-03');
  });

  it('is none where nothing is delivered', () => {
    expect(parcelsByDay([], { currency: 'UAH', today: '2026-11-26' })).toBeNull();
  });
});
