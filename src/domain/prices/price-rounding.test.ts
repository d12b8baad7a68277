import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedPrice, PRICE_ROUNDINGS, type PriceRounding } from './price-rounding.ts';

/** What is left of an allowed price, minor units, by the step of its rounding. */
const GRID: Readonly<Record<PriceRounding, readonly [step: number, left: number]>> = {
  hundredth: [1, 0],
  tenth: [10, 0],
  one: [100, 0],
  ten: [1000, 0],
  hundred: [10_000, 0],
  'ends-hundredths-99': [100, 99],
  'ends-9': [1000, 900],
  'ends-99': [10_000, 9900],
};

describe('a price changed by a per cent', () => {
  test.each<[PriceRounding, number, number, number]>([
    ['hundredth', 10_001, 500, 10_501],
    ['hundredth', 10_010, 500, 10_511],
    ['tenth', 10_010, 500, 10_510],
    ['one', 10_010, 500, 10_500],
    ['one', 10_000, 50, 10_100],
    ['ten', 123_400, 500, 130_000],
    ['hundred', 123_400, 500, 130_000],
    ['ends-hundredths-99', 123_400, 500, 129_599],
    ['ends-9', 123_400, 500, 129_900],
    ['ends-99', 123_400, 500, 129_900],
    ['ends-99', 125_000, 0, 129_900],
    ['hundred', 3000, 0, 10_000],
    ['ends-9', 100, 0, 900],
    // A price that the nearest allowed one would move the wrong way stays.
    ['ends-9', 422_000, 1, 422_000],
    ['ends-9', 421_900, 1, 421_900],
    ['ends-9', 422_500, -1, 422_500],
    ['ends-9', 422_300, -1, 421_900],
    ['ends-99', 425_000, -1, 425_000],
    ['hundred', 3000, -9000, 3000],
    ['ends-9', 100, -5000, 100],
  ])('rounded to %s: %i by %i is %i', (rounding, minor, changeBp, wanted) => {
    expect(changedPrice(minor, changeBp, rounding)).toBe(wanted);
  });

  test('is the nearest that its rounding allows and more than nothing, or stays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999 }),
        fc.integer({ min: -9000, max: 99_900 }),
        fc.constantFrom(...PRICE_ROUNDINGS),
        (minor, changeBp, rounding) => {
          const [step, left] = GRID[rounding];
          const price = changedPrice(minor, changeBp, rounding);
          expect(price).toBeGreaterThan(0);
          if (price === minor) return;
          expect(price % step).toBe(left);
          if (price <= step) return;
          const off = BigInt(price) * 20_000n - BigInt(minor) * BigInt(10_000 + changeBp) * 2n;
          expect(off <= BigInt(step) * 10_000n && off > -BigInt(step) * 10_000n).toBe(true);
        },
      ),
    );
  });

  test('is never lower by a raise, and never higher by a reduction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.oneof(fc.integer({ min: -9000, max: 99_900 }), fc.integer({ min: -20, max: 20 })),
        fc.constantFrom(...PRICE_ROUNDINGS),
        (minor, changeBp, rounding) => {
          if (changeBp === 0) return;
          const price = changedPrice(minor, changeBp, rounding);
          expect(Math.sign(price - minor) * Math.sign(changeBp)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('does not come to nothing', () => {
    expect(() => changedPrice(100, -10_000, 'one')).toThrow(RangeError);
  });
});
