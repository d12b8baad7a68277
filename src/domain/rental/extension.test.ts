import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { money } from '../money/money.ts';
import {
  extensionBill,
  extensionFault,
  furtherRent,
  longestUntil,
  mayExtend,
  nextBill,
  type BilledSoFar,
} from './extension.ts';
import { billedPeriod, rentPlan } from './rent-plan.ts';
import { cheapestCover } from './rental-price.ts';
import { DEFAULT_RENTAL_PRICES, machineAlone, tiersOf, type RentalRates } from './tiers.ts';

const tiers = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
const alone = machineAlone(tiers);
const FIRST = '2027-03-01';
const dayOf = (days: number) => daysAfter(FIRST, days - 1);

/** A lease of so many days, of which the first bill is written. */
function ordered(days: number, rates: RentalRates = alone): BilledSoFar {
  const [first] = rentPlan(days, rates);
  if (!first) throw new Error('No bill');
  return {
    period: { firstDay: FIRST, lastDay: dayOf(days) },
    rates,
    until: billedPeriod(FIRST, first).lastDay,
    amount: first.price,
  };
}

describe('extensionBill', () => {
  it('prices the whole rental anew and asks for the difference', () => {
    const week = ordered(7); // 300
    expect(extensionBill(week, dayOf(9))).toEqual({
      firstDay: dayOf(8),
      lastDay: dayOf(9),
      price: money(300_00, 'UAH'), // nine days are a month at 600
      options: [],
    });
    expect(extensionBill(week, dayOf(8))?.price).toEqual(money(150_00, 'UAH'));
    // What a month covers costs nothing more.
    expect(extensionBill(ordered(9), dayOf(30))?.price).toEqual(money(0, 'UAH'));
  });

  it('asks of many further days for the first 30, and for none while days are billed in their turn', () => {
    expect(extensionBill(ordered(30), dayOf(91))).toMatchObject({ firstDay: dayOf(31), lastDay: dayOf(60) });
    expect(extensionBill(ordered(30), dayOf(90))).toMatchObject({ lastDay: dayOf(90) });
    expect(extensionBill(ordered(90), dayOf(120))).toBeNull();
  });
});

describe('furtherRent', () => {
  it('is all that the further days cost, though they are billed later', () => {
    // 75 days, of which the first 30 are billed: two months and two weeks; with 30 more three months and two weeks.
    const long = ordered(75);
    const price = (days: number) => cheapestCover(days, tiers).total.minor;
    expect(furtherRent(long, dayOf(105)).minor).toBe(price(105) - price(75));
    expect(furtherRent(long, dayOf(105)).minor).toBeGreaterThan(0);
    // Of 61 further days the first 30 are paid at once.
    expect(furtherRent(ordered(30), dayOf(91)).minor).toBe(price(91) - price(30));
  });

  it('is what is paid at once where that pays for all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (days, further) => {
        const billed = ordered(days);
        expect(furtherRent(billed, dayOf(days + further))).toEqual(
          extensionBill(billed, dayOf(days + further))?.price,
        );
      }),
    );
  });
});

test('a bill says what of it is for each option, and the rest for the machine', () => {
  const operator = tiersOf({ day: 100, week: 500, month: 2000 }, 'UAH');
  const driven: RentalRates = { machine: tiers, options: [operator] };
  const bill = extensionBill(ordered(7, driven), dayOf(9));
  // Nine days of the machine are a month; of the operator a week and two days.
  expect(bill?.price).toEqual(money(300_00 + 200_00, 'UAH'));
  expect(bill?.options).toEqual([money(200_00, 'UAH')]);
  const exact: RentalRates = {
    machine: { ...tiers, isExact: true },
    options: [tiersOf({ day: 100, week: 500, month: 5000 }, 'UAH')],
  };
  // A whole month costs less than 29 exact days: the operator's days alone come to more than the bill.
  expect(extensionBill(ordered(29, exact), dayOf(30))).toMatchObject({
    price: money(0, 'UAH'),
    options: [],
  });
});

describe('nextBill', () => {
  it('goes on as the plan of the order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        let billed = ordered(days);
        const bills = [];
        for (let next = nextBill(billed); next !== null; next = nextBill(billed)) {
          bills.push(next);
          const { amount } = billed;
          billed = {
            ...billed,
            until: next.lastDay,
            amount: money(amount.minor + next.price.minor, amount.currency),
          };
        }
        expect(billed.amount).toEqual(cheapestCover(days, tiers).total);
        expect(billed.until).toBe(dayOf(days));
        expect(bills.map(({ price }) => price.minor).filter((minor) => minor > 0)).toEqual(
          rentPlan(days, alone)
            .slice(1)
            .map(({ price }) => price.minor),
        );
      }),
    );
  });
});

it('extends to a later day, for three years in all, while the machine is out', () => {
  const { period } = ordered(7);
  expect(extensionFault(period, dayOf(7))).toBe('extension-not-later');
  expect(extensionFault(period, dayOf(8))).toBeNull();
  expect(extensionFault(period, dayOf(1080))).toBeNull();
  expect(extensionFault(period, dayOf(1081))).toBe('extension-too-long');
  expect(mayExtend({ status: 'ACTIVE' })).toBe(true);
  expect(mayExtend({ status: 'DELIVERED' })).toBe(false);
});

describe('longestUntil', () => {
  const period = { firstDay: '2027-03-01', lastDay: '2027-03-05' };
  const way = { market: 'UA', travelDays: 0 } as const;
  it('leaves the machine free and checked for whoever has it next', () => {
    // Back on Thursday 18, checked on Friday 19, handed over on Monday 22; a return on a weekend day would be on that Monday.
    expect(longestUntil(period, { takenFrom: '2027-03-22', way })).toBe('2027-03-18');
    expect(longestUntil(period, { takenFrom: '2027-03-09', way })).toBeNull();
  });
  it('leaves time for the way back', () => {
    // Sent on Tuesday 16, back on Thursday 18.
    const byParcel = { ...way, travelDays: 2 };
    expect(longestUntil(period, { takenFrom: '2027-03-22', way: byParcel })).toBe('2027-03-16');
  });
  it('is three years where nobody has it', () => {
    expect(longestUntil(period, { takenFrom: null, way })).toBe(daysAfter('2027-03-01', 1079));
  });
});
