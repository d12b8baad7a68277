import { expect, it, describe } from 'vitest';
import fc from 'fast-check';
import { money, add, compare, sum, times } from '../money/money.ts';
import { cheapestCover, coverOf, namedBlocks, rentOf } from './rental-price.ts';
import { DEFAULT_RENTAL_PRICES, tiersOf, type RentalTiers } from './tiers.ts';

const price = fc.nat({ max: 1_000_000 }).map((minor) => money(minor, 'UAH'));
const tiers = fc.record({ day: price, week: price, month: price });
const days = fc.integer({ min: 1, max: 400 });

/** The least price of every number of days up to `last`, by trying each block as the last one. */
function cheapestByTrial(last: number, { day, week, month }: RentalTiers) {
  const least = [money(0, 'UAH')];
  const upTo = (n: number) => least[Math.max(0, n)] ?? money(0, 'UAH');
  for (let n = 1; n <= last; n++) {
    const tried = [add(upTo(n - 1), day), add(upTo(n - 7), week), add(upTo(n - 30), month)];
    least.push(tried.reduce((best, next) => (compare(next, best) < 0 ? next : best)));
  }
  return upTo(last);
}

describe('cheapestCover', () => {
  it('is as cheap as trying everything', () => {
    fc.assert(
      fc.property(days, tiers, (n, prices) => {
        expect(cheapestCover(n, prices).total).toEqual(cheapestByTrial(n, prices));
      }),
    );
  });

  it('covers the days with blocks that cost the total', () => {
    fc.assert(
      fc.property(days, tiers, (n, prices) => {
        const { total, blocks } = cheapestCover(n, prices);
        const { day, week, month } = blocks;
        expect(day + 7 * week + 30 * month).toBeGreaterThanOrEqual(n);
        expect(
          sum('UAH', [times(prices.day, day), times(prices.week, week), times(prices.month, month)]),
        ).toEqual(total);
      }),
    );
  });

  it('never costs less for longer', () => {
    fc.assert(
      fc.property(days, days, tiers, (a, b, prices) => {
        const shorter = cheapestCover(Math.min(a, b), prices).total;
        expect(compare(shorter, cheapestCover(Math.max(a, b), prices).total)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it.each([
    [1, 150],
    [2, 300],
    [7, 300],
    [8, 450],
    [9, 600],
    [30, 600],
    [31, 750],
    [32, 900],
    [45, 1200],
  ])('at the default prices %d days cost %d', (n, major) => {
    expect(cheapestCover(n, tiersOf(DEFAULT_RENTAL_PRICES, 'UAH')).total).toEqual(money(major * 100, 'UAH'));
  });

  it('takes the fewest blocks of equally cheap ones', () => {
    const prices = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
    expect(cheapestCover(2, prices).blocks).toEqual({ month: 0, week: 1, day: 0 });
    expect(cheapestCover(9, prices).blocks).toEqual({ month: 1, week: 0, day: 0 });
  });

  it.each([0, -1, 1.5, NaN])('refuses %d days', (n) => {
    expect(() => cheapestCover(n, tiersOf(DEFAULT_RENTAL_PRICES, 'UAH'))).toThrow(RangeError);
  });
});

const defaultTiers = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
const dear = tiersOf({ day: 100, week: 650, month: 2500 }, 'UAH');

it.each([
  ['day', 1],
  ['week', 1],
  ['month', 2],
] as const)('nothing is to be said of a rental by the %s that is charged as such', (duration, count) => {
  expect(namedBlocks({ duration, count }, defaultTiers)).toEqual([]);
});

it('nothing is to be said of days that are charged by the day', () => {
  expect(namedBlocks({ duration: 'day', count: 3 }, dear)).toEqual([]);
});

it('names the blocks of other lengths, longest first', () => {
  expect(namedBlocks({ duration: 'day', count: 5 }, defaultTiers)).toEqual([{ duration: 'week', count: 1 }]);
  expect(namedBlocks({ duration: 'day', count: 9 }, dear)).toEqual([
    { duration: 'week', count: 1 },
    { duration: 'day', count: 2 },
  ]);
});

describe('coverOf', () => {
  const exact = { ...tiersOf(DEFAULT_RENTAL_PRICES, 'UAH'), isExact: true };

  it('charges the days as they are where the best-price rule is off', () => {
    const blocksOf = (n: number) => coverOf(n, exact).blocks;
    expect(blocksOf(6)).toEqual({ month: 0, week: 0, day: 6 });
    expect(blocksOf(29)).toEqual({ month: 0, week: 4, day: 1 });
    expect(blocksOf(45)).toEqual({ month: 1, week: 2, day: 1 });
    expect(coverOf(6, exact).total).toEqual(money(900_00, 'UAH'));
    expect(coverOf(6, tiersOf(DEFAULT_RENTAL_PRICES, 'UAH')).total).toEqual(money(300_00, 'UAH'));
    expect(() => coverOf(0, exact)).toThrow(RangeError);
  });

  it('never costs less than the best price, and covers exactly the days', () => {
    fc.assert(
      fc.property(days, tiers, (n, prices) => {
        const { total, blocks } = coverOf(n, { ...prices, isExact: true });
        expect(compare(cheapestCover(n, prices).total, total)).toBeLessThanOrEqual(0);
        expect(blocks.day + 7 * blocks.week + 30 * blocks.month).toBe(n);
      }),
    );
  });
});

it('covers a machine and each of its options for itself', () => {
  fc.assert(
    fc.property(days, tiers, fc.array(tiers, { maxLength: 3 }), (n, machine, options) => {
      const each = [machine, ...options].map((prices) => cheapestCover(n, prices).total);
      expect(rentOf(n, { machine, options })).toEqual(sum('UAH', each));
    }),
  );
});
