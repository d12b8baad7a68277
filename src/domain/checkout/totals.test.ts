import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, add, compare, isZero, money, subtract, sum, percentOf } from '../money/money.ts';
import type { TotalsInput } from './totals.ts';
import { checkoutTotals } from './totals.ts';

const uah = (major: number): Money => money(Math.round(major * 100), 'UAH');
const order = (fields: Partial<TotalsInput>): TotalsInput => ({
  lines: [],
  method: 'standard',
  payment: 'card',
  currency: 'UAH',
  city: null,
  ...fields,
});

const amount = fc.nat({ max: 2_000_000 }).map((minor) => money(minor, 'UAH'));
const orders: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(amount, { maxLength: 6 }),
  discount: amount,
  deposit: amount,
  method: fc.constantFrom('standard' as const, 'express' as const),
  payment: fc.constantFrom('card' as const, 'transfer' as const, 'pod' as const),
  currency: fc.constant('UAH' as const),
  city: fc.constantFrom(null, 'Київ'),
  taxRule: fc.record({
    ratePercent: fc.nat({ max: 30 }),
    mode: fc.constantFrom('added' as const, 'included' as const),
  }),
});

describe('checkoutTotals', () => {
  it('is the sum of its parts; tax that prices include is not added', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const { subtotal, discount, tax, shipping, paymentFee, deposit, total } = checkoutTotals(input);
        const goods = subtract(subtotal, discount);
        const added = input.taxRule?.mode === 'included' ? [] : [tax];
        expect(total).toEqual(sum('UAH', [goods, ...added, shipping, paymentFee, deposit]));
      }),
    );
  });

  it('never takes off more than the goods cost', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const { subtotal, discount } = checkoutTotals(input);
        expect(compare(discount, subtotal)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('taxes the discounted goods and nothing else', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const taxRule = { ratePercent: 20, mode: 'added' } as const;
        const { subtotal, discount, tax } = checkoutTotals({ ...input, taxRule });
        expect(tax).toEqual(percentOf(subtract(subtotal, discount), 20));
      }),
    );
  });

  it('asks no less for goods, tax and deposit and no more for delivery as goods are added', () => {
    fc.assert(
      fc.property(orders, amount, (input, line) => {
        const [less, more] = [input, { ...input, lines: [...input.lines, line] }].map(checkoutTotals);
        if (less === undefined || more === undefined) throw new Error('Two totals were asked for');
        expect(compare(more.shipping, less.shipping)).toBeLessThanOrEqual(0);
        expect(compare(more.tax, less.tax)).toBeGreaterThanOrEqual(0);
        const withoutDelivery = ({ total, shipping }: typeof less) => subtract(total, shipping);
        expect(compare(withoutDelivery(more), withoutDelivery(less))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('judges free delivery after the discount and without the deposit', () => {
    const lines = [uah(5100)];
    expect(isZero(checkoutTotals(order({ lines })).shipping)).toBe(true);
    expect(checkoutTotals(order({ lines, discount: uah(100) })).shipping).toEqual(uah(200));
    expect(checkoutTotals(order({ lines: [uah(5000)], deposit: uah(600) })).shipping).toEqual(uah(200));
  });

  it('comes to subtotal + 20 % + 200 + 50 for a small order paid on delivery', () => {
    expect(checkoutTotals(order({ lines: [uah(600), uah(400)], payment: 'pod' }))).toEqual({
      subtotal: uah(1000),
      discount: uah(0),
      tax: uah(200),
      shipping: uah(200),
      paymentFee: uah(50),
      deposit: uah(0),
      total: uah(1450),
    });
  });

  it('takes the fee that staff quoted in place of the rules', () => {
    const input = order({ lines: [uah(100_000)], quotedShipping: uah(4200) });
    expect(checkoutTotals(input).total).toEqual(add(uah(120_000), uah(4200)));
  });

  it('refuses what is not offered, other currencies and a negative discount', () => {
    const pln = { lines: [money(1, 'PLN')], currency: 'PLN' } as const;
    expect(() => checkoutTotals(order({ ...pln, method: 'express' }))).toThrow(RangeError);
    expect(() => checkoutTotals(order({ ...pln, payment: 'pod' }))).toThrow(RangeError);
    expect(() => checkoutTotals(order({ discount: uah(-1) }))).toThrow(RangeError);
    expect(() => checkoutTotals(order({ lines: [money(1, 'PLN')] }))).toThrow(TypeError);
  });
});
