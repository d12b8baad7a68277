import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from './major.ts';
import { money } from './money.ts';

describe('major units', () => {
  it('come back as the same money', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (minor) => {
        expect(fromMajor(toMajor(money(minor, 'PLN')), 'PLN')).toEqual(money(minor, 'PLN'));
      }),
    );
  });

  it.each([
    [1234.5, 123_450],
    [1.005, 101],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e-9, 0],
    [1.2e3, 120_000],
  ])('reads %d as %d minor units', (amount, minor) => {
    expect(fromMajor(amount, 'UAH')).toEqual(money(minor, 'UAH'));
  });

  it.each([NaN, Infinity, 1e21])('refuses %d', (amount) => {
    expect(() => fromMajor(amount, 'UAH')).toThrow(RangeError);
  });
});
