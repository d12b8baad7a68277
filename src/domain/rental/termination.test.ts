import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { money } from '../money/money.ts';
import { TERMINATION_TRANSITIONS, type TerminationStatus } from './lease-status.ts';
import { cheapestCover } from './rental-price.ts';
import { returnLabelName, returnLabelPlace } from './return-label.ts';
import {
  earlyEnd,
  endOfRequest,
  isSentBack,
  machineTerms,
  mayTakeBack,
  returnFault,
  returnWays,
  settleEarlyEnd,
  terminationNumber,
  terminationSteps,
} from './termination.ts';
import { DEFAULT_RENTAL_PRICES, machineAlone, tiersOf } from './tiers.ts';

const tiers = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
const alone = machineAlone(tiers);
const FIRST = '2027-03-01';
const day = (number: number) => daysAfter(FIRST, number - 1);
const lasting = (days: number) => ({ firstDay: FIRST, lastDay: day(days) });

test('a request that was not answered in time ends on the day of the answer, and from the last day on is no early end', () => {
  const end = (answered: number) => endOfRequest(day(10), { day: day(answered), lastDay: day(30) });
  expect(end(5)).toEqual({ returnOn: day(10), isEarly: true });
  expect(end(12)).toEqual({ returnOn: day(12), isEarly: true });
  expect(end(30)).toEqual({ returnOn: day(30), isEarly: false });
  expect(end(33)).toEqual({ returnOn: day(33), isEarly: false });
});

test('a machine that was back before the next days were billed is paid for until the day before them', () => {
  const billed = [
    { lastDay: day(30), machines: 3 },
    { lastDay: day(60), machines: 3 },
    { lastDay: day(90), machines: 1 },
  ];
  expect(machineTerms(billed)).toEqual([
    { lastDay: day(60), machines: 2 },
    { lastDay: day(90), machines: 1 },
  ]);
  expect(machineTerms([{ lastDay: day(30), machines: 2 }])).toEqual([{ lastDay: day(30), machines: 2 }]);
});

describe('earlyEnd', () => {
  it('prices the days that were had anew, and asks for a fifth of what is left', () => {
    // 60 days come to 1,200; the first 30 to 600: a fifth of the other 600.
    expect(earlyEnd(lasting(60), alone, day(30))).toEqual({
      used: money(600_00, 'UAH'),
      fee: money(120_00, 'UAH'),
    });
  });
  it('asks for one month at the most', () => {
    expect(earlyEnd(lasting(360), alone, day(30)).fee).toEqual(money(600_00, 'UAH'));
  });
  it('asks for nothing at the end', () => {
    expect(earlyEnd(lasting(45), alone, day(45))).toEqual({
      used: cheapestCover(45, tiers).total,
      fee: money(0, 'UAH'),
    });
  });
  it('gives the days that were had for the price of all, where fewer cost more without the best-price rule', () => {
    const exact = machineAlone({ ...tiers, isExact: true });
    // 29 days are four weeks and a day, 1,350; thirty are a month, 600.
    expect(earlyEnd(lasting(30), exact, day(29))).toEqual({
      used: money(600_00, 'UAH'),
      fee: money(0, 'UAH'),
    });
  });
  it('asks, with the days that were had, never for more than the whole would have cost', () => {
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(days, days, (all, asked) => {
        const { used, fee } = earlyEnd(lasting(all), alone, day(asked));
        const whole = cheapestCover(all, tiers).total;
        expect(used.minor + fee.minor).toBeLessThanOrEqual(whole.minor);
      }),
    );
  });
});

test('what was paid beyond days and fee goes back; what is missing is owed', () => {
  expect(settleEarlyEnd({ paidMinor: 1000, usedMinor: 600, feeMinor: 100 })).toEqual({
    refundMinor: 300,
    owedMinor: 0,
  });
  expect(settleEarlyEnd({ paidMinor: 650, usedMinor: 600, feeMinor: 100 })).toEqual({
    refundMinor: 0,
    owedMinor: 50,
  });
});

test('a machine comes back from today to its last day, a late one today', () => {
  const period = lasting(10);
  expect(returnFault(period, { returnOn: day(5), today: day(4) })).toBeNull();
  expect(returnFault(period, { returnOn: day(3), today: day(4) })).toBe('return-day-over');
  expect(returnFault(period, { returnOn: day(11), today: day(4) })).toBe('return-too-late');
  expect(returnFault(period, { returnOn: day(13), today: day(13) })).toBeNull();
});

test('a request is approved, rejected, taken back or begun by hand; the rest comes with the machine (R23)', () => {
  expect(terminationSteps('PENDING')).toEqual(['APPROVED', 'REJECTED', 'CANCELLED']);
  expect(terminationSteps('APPROVED')).toEqual(['IN_PROGRESS', 'CANCELLED']);
  expect(terminationSteps('IN_PROGRESS')).toEqual([]);
  expect([mayTakeBack('PENDING'), mayTakeBack('APPROVED'), mayTakeBack('IN_PROGRESS')]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('how a machine comes back', () => {
  test('by carrier only if it is a parcel of a known weight', () => {
    expect(returnWays({ isHeavy: false, weightKg: 47 })).toEqual(['collect', 'bring', 'carrier']);
    expect(returnWays({ isHeavy: true, weightKg: 118 })).toEqual(['collect', 'bring']);
    expect(returnWays({ isHeavy: false, weightKg: 0 })).toEqual(['collect', 'bring']);
  });

  test('with a label while it is agreed to and not back', () => {
    const statuses = Object.keys(TERMINATION_TRANSITIONS) as TerminationStatus[];
    expect(statuses.filter((status) => isSentBack({ way: 'carrier', status }))).toEqual([
      'APPROVED',
      'IN_PROGRESS',
    ]);
    expect(statuses.some((status) => isSentBack({ way: 'bring', status }))).toBe(false);
  });

  test('under a name that says which request of which line it is, and no other', () => {
    const place = { line: 2, count: 13 };
    expect(returnLabelPlace(returnLabelName(place))).toEqual(place);
    for (const name of ['label-0-1', 'label-1', 'label-1-0', 'label-1-1-1', 'return-1-1', 'label-1-99999']) {
      expect(returnLabelPlace(name)).toBeNull();
    }
    expect(terminationNumber('PR-100001', place)).toBe('PR-100001/2-R13');
  });
});
