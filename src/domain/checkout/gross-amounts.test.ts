import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, subtract, sum, zero } from '../money/money.ts';
import { boughtAndRented, taxedLines, taxedTotals } from './gross-amounts.ts';
import { withoutTax, withTax, type TaxRule } from './tax.ts';
import { totalsOf } from './totals-of.ts';

const lines = fc
  .array(fc.nat({ max: 1e10 }), { maxLength: 30 })
  .map((minors) => minors.map((minor) => money(minor, 'UAH')));
const rules = fc.record({
  ratePercent: fc.constantFrom(0, 5, 8, 20, 23, 7.5),
  mode: fc.constantFrom<TaxRule['mode']>('added', 'included'),
});

describe('the lines of a sum', () => {
  it('sum to the goods with tax and without it, and each is within a minor unit of its own amount', () => {
    fc.assert(
      fc.property(lines, rules, (kept, rule) => {
        const amounts = taxedLines(kept, 'UAH', rule);
        const of = (view: 'gross' | 'net') => amounts.map((amount) => amount[view]);
        expect(sum('UAH', of('gross'))).toEqual(withTax(sum('UAH', kept), rule));
        expect(sum('UAH', of('net'))).toEqual(withoutTax(sum('UAH', kept), rule));
        amounts.forEach(({ gross, net }, index) => {
          const price = kept[index] ?? zero('UAH');
          expect(Math.abs(gross.minor - withTax(price, rule).minor)).toBeLessThanOrEqual(1);
          expect(Math.abs(net.minor - withoutTax(price, rule).minor)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('are what each line comes to by itself where nothing is to be rounded', () => {
    const amounts = [
      { gross: money(468_000, 'UAH'), net: money(390_000, 'UAH') },
      { gross: money(1_200, 'UAH'), net: money(1_000, 'UAH') },
    ];
    const of = (view: 'gross' | 'net') => amounts.map((amount) => amount[view]);
    expect(taxedLines(of('net'), 'UAH', { ratePercent: 20, mode: 'added' })).toEqual(amounts);
    expect(taxedLines(of('gross'), 'UAH', { ratePercent: 20, mode: 'included' })).toEqual(amounts);
  });
});

describe('what is bought and what is rented', () => {
  it('add up to the goods, whatever is rounded', () => {
    const kinds = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(lines, kinds, rules, (kept, rented, rule) => {
        const summed = kept.map((price, index) => ({ price, isRental: rented[index] === true }));
        const isMixed = new Set(summed.map(({ isRental }) => isRental)).size === 2;
        const parts = boughtAndRented(summed, 'UAH', rule);
        expect(parts !== null).toBe(isMixed);
        if (parts === null) return;
        const { bought, rented: hired } = parts;
        expect(add(bought.gross, hired.gross)).toEqual(withTax(sum('UAH', kept), rule));
        expect(add(bought.net, hired.net)).toEqual(withoutTax(sum('UAH', kept), rule));
      }),
    );
  });

  it('have a sum each', () => {
    const parts = boughtAndRented(
      [
        { price: money(390_000, 'UAH'), isRental: false },
        { price: money(1_000, 'UAH'), isRental: true },
        { price: money(10_000, 'UAH'), isRental: false },
      ],
      'UAH',
      { ratePercent: 20, mode: 'added' },
    );
    expect(parts?.bought).toEqual({ gross: money(480_000, 'UAH'), net: money(400_000, 'UAH') });
    expect(parts?.rented).toEqual({ gross: money(1_200, 'UAH'), net: money(1_000, 'UAH') });
  });
});

describe('totals with tax and without it', () => {
  it('add up to the same total', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 1e9 }), rules, (kept, off, rule) => {
        const totals = totalsOf({
          lines: kept,
          discount: money(off, 'UAH'),
          payment: 'transfer',
          currency: 'UAH',
          taxRule: rule,
          shippingOf: () => money(20_000, 'UAH'),
        });
        const { subtotal, discount } = taxedTotals(totals, rule);
        expect(add(subtract(subtotal.gross, discount.gross), totals.shipping)).toEqual(totals.total);
        const net = add(subtract(subtotal.net, discount.net), totals.tax);
        expect(add(net, totals.shipping)).toEqual(totals.total);
        expect(Math.min(discount.gross.minor, discount.net.minor)).toBeGreaterThanOrEqual(0);
        const amounts = taxedLines(kept, 'UAH', rule);
        expect(
          sum(
            'UAH',
            amounts.map(({ gross }) => gross),
          ),
        ).toEqual(subtotal.gross);
        expect(
          sum(
            'UAH',
            amounts.map(({ net: each }) => each),
          ),
        ).toEqual(subtotal.net);
      }),
    );
  });

  it('take nothing off where nothing is taken off', () => {
    const totals = { subtotal: money(333, 'PLN'), discount: zero('PLN'), tax: money(77, 'PLN') };
    expect(taxedTotals(totals, { ratePercent: 23, mode: 'added' })).toEqual({
      subtotal: { gross: money(410, 'PLN'), net: money(333, 'PLN') },
      discount: { gross: zero('PLN'), net: zero('PLN') },
    });
  });
});
