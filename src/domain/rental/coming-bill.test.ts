import { expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { money } from '../money/money.ts';
import { comingBill } from './coming-bill.ts';
import type { BilledSoFar } from './extension.ts';
import { DEFAULT_RENTAL_PRICES, machineAlone, tiersOf } from './tiers.ts';

const FIRST = '2027-03-01';
const dayOf = (days: number) => daysAfter(FIRST, days - 1);
const ADDED = { ratePercent: 20, mode: 'added' } as const;
const one = { machines: 1, rule: ADDED };

/** A lease of so many days at 150, 300 and 600, of which a month is billed. */
const lease = (days: number): BilledSoFar => ({
  period: { firstDay: FIRST, lastDay: dayOf(days) },
  rates: machineAlone(tiersOf(DEFAULT_RENTAL_PRICES, 'UAH')),
  until: dayOf(30),
  amount: money(600_00, 'UAH'),
});

test('the next month of a long rental is billed a week before it begins, with its tax, for each machine', () => {
  const month = { firstDay: dayOf(31), lastDay: dayOf(60), billedOn: dayOf(24) };
  expect(comingBill(lease(90), one)).toEqual({ ...month, amountMinor: 720_00 });
  expect(comingBill(lease(90), { machines: 2, rule: ADDED })).toEqual({ ...month, amountMinor: 1440_00 });
  const included = { machines: 1, rule: { ...ADDED, mode: 'included' } } as const;
  expect(comingBill(lease(90), included)).toEqual({ ...month, amountMinor: 600_00 });
});

test('days that cost nothing more are passed by', () => {
  const generous = { ...lease(90), amount: money(1200_00, 'UAH') };
  expect(comingBill(generous, one)).toEqual({
    firstDay: dayOf(61),
    lastDay: dayOf(90),
    billedOn: dayOf(54),
    amountMinor: 720_00,
  });
  expect(comingBill({ ...generous, amount: money(1800_00, 'UAH') }, one)).toBeNull();
});

test('no bill comes where all days are billed', () => {
  expect(comingBill(lease(30), one)).toBeNull();
});
