import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money, sum } from '../money/money.ts';
import { billedPeriod, rentPlan } from './rent-plan.ts';
import { BILLING_DAYS, daysPaidFirst, PAID_WHOLE_DAYS, rentOf } from './rental-price.ts';
import { DEFAULT_RENTAL_PRICES, machineAlone, tiersOf } from './tiers.ts';

const tiers = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
const alone = machineAlone(tiers);
const anyTiers = fc
  .record({ day: fc.nat(1000), week: fc.nat(5000), month: fc.nat(20_000) })
  .map((prices) => tiersOf(prices, 'PLN'));
const anyRates = fc.record({ machine: anyTiers, options: fc.array(anyTiers, { maxLength: 3 }) });
const anyDays = fc.integer({ min: 1, max: 1080 });

describe('rentPlan', () => {
  it('bills all days once, one after the other, and together the price of the whole rental', () => {
    fc.assert(
      fc.property(anyDays, anyRates, (days, rates) => {
        const plan = rentPlan(days, rates);
        let next = 0;
        for (const bill of plan) {
          expect(bill.offset).toBe(next);
          next += bill.days;
        }
        expect(next).toBe(days);
        expect(
          sum(
            'PLN',
            plan.map(({ price }) => price),
          ),
        ).toEqual(rentOf(days, rates));
        expect(plan[0]?.price).toEqual(rentOf(daysPaidFirst(days), rates));
        expect(plan.slice(1).every(({ price }) => price.minor > 0)).toBe(true);
      }),
    );
  });

  it('is one bill for what is not long, and one every 30 days for what is', () => {
    expect(rentPlan(PAID_WHOLE_DAYS, alone)).toEqual([{ offset: 0, days: 60, price: money(1200_00, 'UAH') }]);
    expect(rentPlan(75, alone)).toEqual([
      { offset: 0, days: 30, price: money(600_00, 'UAH') },
      { offset: 30, days: 30, price: money(600_00, 'UAH') },
      { offset: 60, days: 15, price: money(600_00, 'UAH') },
    ]);
    expect(rentPlan(61, alone).map(({ price }) => price.minor)).toEqual([600_00, 600_00, 150_00]);
  });

  it('has no bill of nothing', () => {
    const free = { ...tiers, day: money(0, 'UAH') };
    expect(rentPlan(90, machineAlone(free))).toEqual([{ offset: 0, days: 90, price: money(0, 'UAH') }]);
  });
});

test('a bill is of calendar days', () => {
  const [, second] = rentPlan(90, alone);
  if (!second) throw new Error('No second bill');
  expect(billedPeriod('2027-02-01', second)).toEqual({ firstDay: '2027-03-03', lastDay: '2027-04-01' });
  expect(BILLING_DAYS).toBe(30);
});
