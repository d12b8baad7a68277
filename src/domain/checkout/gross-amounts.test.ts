import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, subtract, sum, zero } from '../money/money.ts';
import { grossLines, grossTotals } from './gross-amounts.ts';
import { withTax, type TaxRule } from './tax.ts';
import { totalsOf } from './totals-of.ts';

const lines = fc
  .array(fc.nat({ max: 1e10 }), { maxLength: 30 })
  .map((minors) => minors.map((minor) => money(minor, 'UAH')));
const rules = fc.record({
  ratePercent: fc.constantFrom(0, 5, 8, 20, 23, 7.5),
  mode: fc.constantFrom<TaxRule['mode']>('added', 'included'),
});

describe('gross lines', () => {
  it('sum to the goods with tax, and each is within a minor unit of its own tax', () => {
    fc.assert(
      fc.property(lines, rules, (nets, rule) => {
        const gross = grossLines(nets, 'UAH', rule);
        expect(sum('UAH', gross)).toEqual(withTax(sum('UAH', nets), rule));
        gross.forEach((line, index) => {
          const alone = withTax(nets[index] ?? zero('UAH'), rule);
          expect(Math.abs(line.minor - alone.minor)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('are what each line comes to by itself where nothing is to be rounded', () => {
    const nets = [money(390_000, 'UAH'), money(1_000, 'UAH')];
    expect(grossLines(nets, 'UAH', { ratePercent: 20, mode: 'added' })).toEqual([
      money(468_000, 'UAH'),
      money(1_200, 'UAH'),
    ]);
  });
});

describe('gross totals', () => {
  it('add up to the same total as the net ones with their tax', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 1e9 }), rules, (nets, off, rule) => {
        const totals = totalsOf({
          lines: nets,
          discount: money(off, 'UAH'),
          payment: 'transfer',
          currency: 'UAH',
          taxRule: rule,
          shippingOf: () => money(20_000, 'UAH'),
        });
        const gross = grossTotals(totals, rule);
        expect(add(subtract(gross.subtotal, gross.discount), totals.shipping)).toEqual(totals.total);
        expect(gross.discount.minor).toBeGreaterThanOrEqual(0);
        expect(sum('UAH', grossLines(nets, 'UAH', rule))).toEqual(gross.subtotal);
      }),
    );
  });

  it('take nothing off where nothing is taken off', () => {
    const totals = { subtotal: money(333, 'PLN'), discount: zero('PLN'), tax: money(77, 'PLN') };
    expect(grossTotals(totals, { ratePercent: 23, mode: 'added' })).toEqual({
      subtotal: money(410, 'PLN'),
      discount: zero('PLN'),
    });
  });
});
