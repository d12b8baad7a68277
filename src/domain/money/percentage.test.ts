import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, times } from './money.ts';
import { percentOf, percentWithin } from './percentage.ts';

const uah = (minor: number) => money(minor, 'UAH');
const amount = fc.integer({ min: -1e11, max: 1e11 });
const rate = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);

describe('percentOf', () => {
  it('is within half a minor unit of the exact share', () => {
    fc.assert(
      fc.property(amount, fc.nat({ max: 100 }), (minor, percent) => {
        const excess = 100 * percentOf(uah(minor), percent).minor - minor * percent;
        expect(Math.abs(excess)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('rounds a refund like its payment', () => {
    fc.assert(
      fc.property(amount, rate, (minor, percent) => {
        expect(percentOf(uah(-minor), percent)).toEqual(times(percentOf(uah(minor), percent), -1));
      }),
    );
  });

  it('rounds halves up and takes fractional rates as written', () => {
    expect(percentOf(uah(250), 1)).toEqual(uah(3));
    expect(percentOf(uah(249), 1)).toEqual(uah(2));
    expect(percentOf(uah(1000), 8.25)).toEqual(uah(83));
    expect(percentOf(uah(10_000), 1.005)).toEqual(uah(101));
  });

  it.each([-1, NaN, Infinity])('refuses the rate %d', (percent) => {
    expect(() => percentOf(uah(1), percent)).toThrow(RangeError);
  });
});

describe('percentWithin', () => {
  it('finds the tax that was added', () => {
    fc.assert(
      fc.property(amount, fc.nat({ max: 50 }), (minor, percent) => {
        const tax = percentOf(uah(minor), percent);
        expect(Math.abs(percentWithin(add(uah(minor), tax), percent).minor - tax.minor)).toBeLessThanOrEqual(
          1,
        );
      }),
    );
    expect(percentWithin(uah(120), 20)).toEqual(uah(20));
  });
});
