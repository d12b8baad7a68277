import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { isWorkingDay, workingDaysFrom } from '../calendar/working-days.ts';
import {
  blockedDays,
  bookedWay,
  periodTerm,
  rentalPeriod,
  returnDay,
  startDays,
  startFault,
} from './rental-days.ts';

const day = fc.integer({ min: 0, max: 1500 }).map((count) => daysAfter('2026-01-01', count));
const market = fc.constantFrom('UA' as const, 'PL' as const);

describe('a period', () => {
  test.each([
    ['day', 1, '2026-12-07', '2026-12-07'],
    ['week', 2, '2026-12-07', '2026-12-20'],
    ['month', 1, '2027-01-15', '2027-02-13'],
    // The clocks change on 25 October 2026 and on 28 March 2027, in both countries.
    ['day', 3, '2026-10-24', '2026-10-26'],
    ['week', 1, '2027-03-25', '2027-03-31'],
  ] as const)('of %s × %i from %s ends on %s', (duration, count, firstDay, lastDay) => {
    expect(rentalPeriod({ startDate: firstDay, duration, count })).toEqual({ firstDay, lastDay });
  });
});

test('the term of a period is as it was ordered, and in days once it is longer or shorter', () => {
  const ordered = { duration: 'week', count: 2 } as const;
  const until = (lastDay: string) => periodTerm({ firstDay: '2026-12-07', lastDay }, ordered);
  expect(until('2026-12-20')).toEqual(ordered);
  expect(until('2026-12-24')).toEqual({ duration: 'day', count: 18 });
  expect(until('2026-12-10')).toEqual({ duration: 'day', count: 4 });
  expect(periodTerm(null, ordered)).toEqual(ordered);
});

describe('a machine', () => {
  test.each([
    // Until Friday: back on Friday, checked on Monday, free from Tuesday.
    ['2026-12-07', '2026-12-11', '2026-12-11', '2026-12-15'],
    // Until Sunday: back on Monday, checked on Tuesday.
    ['2026-12-07', '2026-12-13', '2026-12-14', '2026-12-16'],
    // Until Christmas Eve, a holiday: the next open day is 28 December.
    ['2026-12-21', '2026-12-24', '2026-12-28', '2026-12-30'],
  ])(
    'that is rented from %s to %s comes back on %s and is free from %s in Poland',
    (firstDay, lastDay, back, to) => {
      expect(returnDay({ lastDay }, 'PL')).toBe(back);
      expect(blockedDays({ firstDay, lastDay }, { market: 'PL', travelDays: 0 })).toEqual({
        from: firstDay,
        to,
      });
    },
  );

  test('comes back on a working day, and is nobody’s else until a working day after it is over', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 60 }),
        market,
        fc.nat(5),
        (firstDay, days, where, travelDays) => {
          const period = rentalPeriod({ startDate: firstDay, duration: 'day', count: days });
          const back = returnDay(period, where);
          const way = { market: where, travelDays };
          const { from, to } = blockedDays(period, way);
          expect(bookedWay({ firstDay, blockedFrom: from }, where)).toEqual(way);
          expect([from === firstDay, isWorkingDay(back, where)]).toEqual([travelDays === 0, true]);
          const between = [period.lastDay, back, daysAfter(to, -1)];
          expect(between).toEqual(between.toSorted());
          expect(isWorkingDay(daysAfter(to, -1), where)).toBe(true);
          expect(daysAfter(to, -1)).toBe(workingDaysFrom(back, travelDays + 1, where));
        },
      ),
    );
  });
});

describe('a first day', () => {
  // A Thursday.
  const place = { today: '2026-12-10', market: 'PL', travelDays: 0 } as const;
  test.each([
    ['2026-12-09', 'early'],
    ['2026-12-10', 'early'],
    ['2026-12-11', null],
    ['2026-12-12', 'closed'],
    ['2026-12-24', 'closed'],
    ['2027-12-10', null],
    ['2027-12-13', 'late'],
  ])('%s of a rental ordered on 10 December 2026: %s', (asked, fault) => {
    expect(startFault(asked, place)).toBe(fault);
  });

  test('comes after the way there', () => {
    const byParcel = { ...place, travelDays: 3 };
    expect(startFault('2026-12-15', byParcel)).toBe('early');
    expect(startFault('2026-12-16', byParcel)).toBeNull();
  });

  test('is offered exactly on the working days between the first and the last', () => {
    fc.assert(
      fc.property(day, day, market, (today, asked, where) => {
        const on = { today, market: where, travelDays: 0 };
        const { from, to } = startDays(on);
        const isOffered = startFault(asked, on) === null;
        expect(isOffered).toBe(asked > today && asked >= from && asked < to && isWorkingDay(asked, where));
      }),
    );
  });
});
