import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ExchangeRate } from '../money/exchange.ts';
import { money } from '../money/money.ts';
import { marginOf, purchaseForm, purchaseInForce, lossOf } from './purchase-price.ts';

const rate: ExchangeRate = {
  base: 'PLN',
  quote: 'UAH',
  ratePerUnitE6: 11_400_000,
  date: '2026-11-20',
  source: 'NBU',
};
const added = { mode: 'added', ratePercent: 20 } as const;
const included = { mode: 'included', ratePercent: 23 } as const;

describe('the margin', () => {
  test('is the share of the price without tax that is left, the mark-up the same over the cost', () => {
    expect(marginOf(money(12_000, 'UAH'), money(9_000, 'UAH'), { rule: added, rate: null })).toEqual({
      net: money(12_000, 'UAH'),
      cost: money(9_000, 'UAH'),
      marginBp: 2500,
      markupBp: 3333,
    });
  });

  test('takes the tax out of a price that includes it', () => {
    const margin = marginOf(money(12_300, 'PLN'), money(8_000, 'PLN'), { rule: included, rate });
    expect(margin).toMatchObject({ net: money(10_000, 'PLN'), marginBp: 2000, markupBp: 2500 });
  });

  test('compares a purchase price in the other currency by the rate, in both directions', () => {
    const inHryvnias = marginOf(money(22_800, 'UAH'), money(1_000, 'PLN'), { rule: added, rate });
    expect(inHryvnias).toMatchObject({ cost: money(11_400, 'UAH'), marginBp: 5000 });
    const inZlotys = marginOf(money(2_000, 'PLN'), money(11_400, 'UAH'), { rule: added, rate });
    expect(inZlotys).toMatchObject({ cost: money(1_000, 'PLN'), marginBp: 5000 });
  });

  test('is unknown without a rate where the currencies differ', () => {
    expect(marginOf(money(1, 'PLN'), money(1, 'UAH'), { rule: added, rate: null })).toBeNull();
  });

  test('has no mark-up over a cost that rounds to nothing', () => {
    expect(marginOf(money(100, 'PLN'), money(1, 'UAH'), { rule: added, rate })).toMatchObject({
      marginBp: 10_000,
      markupBp: null,
    });
  });

  test('is below zero exactly where the goods cost more than they bring, and never above the whole', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (price, cost) => {
        const margin = marginOf(money(price, 'UAH'), money(cost, 'UAH'), { rule: added, rate: null });
        expect(margin?.marginBp ?? 0).toBeLessThanOrEqual(10_000);
        // A difference of less than half a basis point rounds to none.
        expect(Math.sign(margin?.marginBp ?? 0) * Math.sign(price - cost)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('the entry in force is the newest whose day has come', () => {
  const days = ['2026-12-10', '2026-11-05', '2026-10-01'].map((day) => ({ day }));
  expect(purchaseInForce(days, '2026-12-09')).toEqual({ day: '2026-11-05' });
  expect(purchaseInForce(days, '2026-11-05')).toEqual({ day: '2026-11-05' });
  expect(purchaseInForce(days, '2026-09-30')).toBeUndefined();
});

describe('the form of a purchase price', () => {
  const typed = {
    amount: '1 250,50',
    currency: 'PLN',
    supplier: ' Deye Europe ',
    day: '2026-11-05',
    why: '',
  };

  test('reads what people type', () => {
    expect(v.parse(purchaseForm, typed)).toEqual({
      ...typed,
      amount: 125_050,
      supplier: 'Deye Europe',
    });
  });

  test.each([
    { amount: '0' },
    { amount: '-5' },
    { amount: '1,234' },
    { amount: '' },
    { currency: 'EUR' },
    { supplier: ' ' },
    { supplier: 'x'.repeat(121) },
    { day: '2026-02-30' },
    { day: '' },
    { why: 'x'.repeat(301) },
  ])('refuses %j', (wrong) => {
    expect(v.safeParse(purchaseForm, { ...typed, ...wrong }).success).toBe(false);
  });
});

test('a price is a loss where it brings less than the purchase price that is in force', () => {
  const rules = { today: '2026-11-30', rule: { mode: 'added', ratePercent: 20 }, rate: null } as const;
  const purchases = [
    { day: '2026-12-01', price: money(50_000, 'UAH') },
    { day: '2026-11-01', price: money(36_000, 'UAH') },
    { day: '2026-10-01', price: money(10_000, 'UAH') },
  ];
  expect(lossOf(money(30_000, 'UAH'), purchases, rules)).toEqual(money(36_000, 'UAH'));
  expect(lossOf(money(36_000, 'UAH'), purchases, rules)).toBeNull();
  expect(lossOf(money(1, 'PLN'), purchases, rules)).toBeNull();
  expect(lossOf(money(1, 'UAH'), [], rules)).toBeNull();
});
