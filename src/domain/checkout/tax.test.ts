import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, subtract } from '../money/money.ts';
import {
  DEFAULT_TAX_RULE,
  PRICE_VIEWS,
  priceInView,
  priceShownFrom,
  priceShownUpTo,
  TAX_RATE_PERCENT,
  taxOn,
  withoutTax,
  withTax,
} from './tax.ts';

const goods = fc.nat({ max: 1e10 }).map((minor) => money(minor, 'UAH'));

describe('tax', () => {
  it('is 20 % added to the goods by default', () => {
    expect(TAX_RATE_PERCENT).toBe(20);
    expect(DEFAULT_TAX_RULE).toEqual({ ratePercent: 20, mode: 'added' });
    expect(taxOn(money(1000_00, 'UAH'))).toEqual(money(200_00, 'UAH'));
    expect(withTax(money(1000_00, 'UAH'))).toEqual(money(1200_00, 'UAH'));
  });

  it('is the difference to the tax-inclusive amount', () => {
    fc.assert(
      fc.property(goods, fc.nat({ max: 50 }), (m, ratePercent) => {
        const rule = { ratePercent, mode: 'added' } as const;
        expect(subtract(withTax(m, rule), m)).toEqual(taxOn(m, rule));
      }),
    );
  });

  it('is found in prices that include it, and not added again', () => {
    const rule = { ratePercent: 23, mode: 'included' } as const;
    expect(taxOn(money(123_00, 'PLN'), rule)).toEqual(money(23_00, 'PLN'));
    expect(withTax(money(123_00, 'PLN'), rule)).toEqual(money(123_00, 'PLN'));
    expect(withoutTax(money(123_00, 'PLN'), rule)).toEqual(money(100_00, 'PLN'));
    expect(withoutTax(money(123_00, 'PLN'), { ...rule, mode: 'added' })).toEqual(money(123_00, 'PLN'));
  });
});

describe('the ends of a price that is shown with tax', () => {
  it('let in exactly the prices that are shown between them', () => {
    const amount = fc.nat({ max: 1e6 }).map((minor) => money(minor, 'UAH'));
    const rules = fc.record({
      ratePercent: fc.constantFrom(0, 5, 7.5, 20, 23, 100),
      mode: fc.constantFrom('added' as const, 'included' as const),
    });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...PRICE_VIEWS), rules, (price, end, view, rule) => {
        const shown = priceInView(price, view, rule).minor;
        expect(price.minor >= priceShownFrom(end, view, rule).minor).toBe(shown >= end.minor);
        expect(price.minor <= priceShownUpTo(end, view, rule).minor).toBe(shown <= end.minor);
      }),
      { numRuns: 2_000 },
    );
  });
});
