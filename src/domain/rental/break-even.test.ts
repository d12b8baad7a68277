import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAX_RULE, withTax, type TaxRule } from '../checkout/tax.ts';
import { fromMajor } from '../money/major-units.ts';
import { compare, money } from '../money/money.ts';
import { breakEvenDay, LONGEST_COMPARED_DAYS } from './break-even.ts';
import { cheapestCover } from './rental-price.ts';
import { tiersOf } from './tiers.ts';

const tiers = tiersOf({ day: 550, week: 2200, month: 6000 }, 'UAH');
const price = fc.integer({ min: 1, max: 1_000_000 }).map((minor) => money(minor, 'PLN'));
const rule = fc.record({
  ratePercent: fc.constantFrom(0, 8, 20, 23),
  mode: fc.constantFrom('added' as const, 'included' as const),
}) satisfies fc.Arbitrary<TaxRule>;

describe('the break-even day', () => {
  it('is the first day whose rent is at least the price to buy: rent is less on every day before it and on none after', () => {
    fc.assert(
      fc.property(
        fc.record({ day: price, week: price, month: price }),
        fc.integer({ min: 1, max: 5_000_000 }),
        rule,
        (rented, minor, taxRule) => {
          const purchase = money(minor, 'PLN');
          const breakEven = breakEvenDay(rented, purchase, taxRule) ?? Infinity;
          for (let days = 1; days <= LONGEST_COMPARED_DAYS; days++) {
            const rent = withTax(cheapestCover(days, rented).total, taxRule);
            expect(compare(rent, withTax(purchase, taxRule)) < 0).toBe(days < breakEven);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is that of the market: a power station of 23 500 pays for itself on the 106th day', () => {
    expect(cheapestCover(105, tiers).total).toEqual(fromMajor(22_950, 'UAH'));
    expect(breakEvenDay(tiers, fromMajor(23_500, 'UAH'), DEFAULT_TAX_RULE)).toBe(106);
  });

  it('is the first day where a day costs what buying does', () => {
    expect(breakEvenDay(tiers, fromMajor(550, 'UAH'), DEFAULT_TAX_RULE)).toBe(1);
  });

  it('is none where even twelve months cost less than buying', () => {
    const year = cheapestCover(LONGEST_COMPARED_DAYS, tiers).total;
    expect(breakEvenDay(tiers, year, DEFAULT_TAX_RULE)).not.toBeNull();
    expect(breakEvenDay(tiers, money(year.minor + 1, 'UAH'), { ratePercent: 0, mode: 'added' })).toBeNull();
  });
});
