import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { instalmentPlan, type InstalmentTerms } from './instalments.ts';

const TERMS: InstalmentTerms = {
  payments: 12,
  ratePercent: 0,
  commissionPercent: 0,
  from: 100,
  to: 200_000,
  provider: 'Bank',
  url: 'https://bank.example/terms',
};
const plan = (minor: number, terms: Partial<InstalmentTerms> = {}) =>
  instalmentPlan(money(minor, 'PLN'), { ...TERMS, ...terms });

describe('a plan of instalments', () => {
  // Payments of an annuity as every table has them; the charges are those of `(1 + r/12)^12 − 1`.
  test.each([
    { minor: 120_000, terms: {}, payment: 10_000, last: 10_000, total: 120_000, charge: 0 },
    { minor: 100_000, terms: {}, payment: 8334, last: 8326, total: 100_000, charge: 0 },
    { minor: 100_000, terms: { ratePercent: 12 }, payment: 8885, last: 8884, total: 106_619, charge: 12.7 },
    {
      minor: 1_000_000,
      terms: { ratePercent: 24, payments: 24 },
      payment: 52_872,
      last: 52_846,
      total: 1_268_902,
      charge: 26.8,
    },
  ])('of $minor with $terms', ({ minor, terms, payment, last, total, charge }) => {
    expect(plan(minor, terms)).toMatchObject({
      payment: { minor: payment },
      lastPayment: { minor: last },
      total: { minor: total },
      cost: { minor: total - minor },
      yearlyChargePercent: charge,
    });
  });

  test('lends the commission with the price, and counts it as a cost', () => {
    expect(plan(100_000, { commissionPercent: 2 })).toMatchObject({
      credit: { minor: 100_000 },
      commission: { minor: 2000 },
      payment: { minor: 8500 },
      total: { minor: 102_000 },
      cost: { minor: 2000 },
      // 12 × 85 for 1,000: a month's rate of 0.305 %.
      yearlyChargePercent: 3.7,
    });
  });

  test('is there for the amounts of its terms alone', () => {
    expect(plan(9_999)).toBeNull();
    expect(plan(10_000)).not.toBeNull();
    expect(plan(20_000_000)).not.toBeNull();
    expect(plan(20_000_001)).toBeNull();
    expect(instalmentPlan(money(100_000, 'PLN'), null)).toBeNull();
    expect(plan(13, { from: 0 })).toBeNull();
  });

  test('sums to its total; the last payment is no greater than the others, and a charge is at least the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 20_000_000 }),
        fc.integer({ min: 2, max: 60 }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (minor, payments, ratePercent, commissionPercent) => {
          const found = plan(minor, { payments, ratePercent, commissionPercent });
          if (found === null) throw new Error('No plan');
          const { payment, lastPayment, total, cost, yearlyChargePercent } = found;
          expect(payment.minor * (payments - 1) + lastPayment.minor).toBe(total.minor);
          expect(lastPayment.minor).toBeLessThanOrEqual(payment.minor);
          expect(cost.minor).toBe(total.minor - minor);
          expect(yearlyChargePercent).toBeGreaterThanOrEqual(Math.floor(ratePercent * 10) / 10 - 0.2);
        },
      ),
      { seed: 19, numRuns: 300 },
    );
  });
});
