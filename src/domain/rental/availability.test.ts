import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import {
  canStart,
  chooseMachines,
  freeMachines,
  nearestStarts,
  withTaken,
  type BusyMachine,
  type RentalWish,
} from './availability.ts';
import { blockedDays, rentalPeriod, type DayRange } from './rental-days.ts';

const place = { market: 'PL', today: '2026-12-01', travelDays: 0 } as const;
const range = (from: string, to: string): DayRange => ({ from, to });
const machine = (id: number, ...busy: DayRange[]): BusyMachine => ({ id, busy });
const day = fc.integer({ min: 0, max: 60 }).map((count) => daysAfter(place.today, count));
const days = fc
  .tuple(day, fc.integer({ min: 1, max: 15 }))
  .map(([from, length]) => range(from, daysAfter(from, length)));
const machines = fc
  .array(fc.array(days, { maxLength: 4 }), { maxLength: 4 })
  .map((all) => all.map((busy, id) => machine(id, ...busy)));

/** All days of a range, one by one. */
const each = ({ from, to }: DayRange): string[] =>
  from < to ? [from, ...each(range(daysAfter(from, 1), to))] : [];

describe('free machines', () => {
  test('are those that are nobody’s on any of the days', () => {
    fc.assert(
      fc.property(machines, days, (all, asked) => {
        const free = all.filter(
          ({ busy }) => !busy.flatMap(each).some((taken) => each(asked).includes(taken)),
        );
        expect(freeMachines(all, asked)).toBe(free.length);
        expect(chooseMachines(all, asked, { count: free.length + 1 })).toBeNull();
        expect(
          chooseMachines(all, asked, { count: free.length })
            ?.map(({ id }) => id)
            .toSorted(),
        ).toEqual(free.map(({ id }) => id));
      }),
    );
  });

  test('that come back shortly before are taken first', () => {
    const all = [
      machine(1),
      machine(2, range('2026-12-01', '2026-12-03')),
      machine(3, range('2026-12-01', '2026-12-08')),
      machine(4, range('2026-12-20', '2026-12-22')),
    ];
    const chosen = chooseMachines(all, range('2026-12-10', '2026-12-15'), { count: 3 });
    expect(chosen?.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  test('are fewer by those that were taken', () => {
    fc.assert(
      fc.property(machines, days, (all, asked) => {
        const before = freeMachines(all, asked);
        const taken = chooseMachines(all, asked, { count: Math.min(1, before) }) ?? [];
        expect(freeMachines(withTaken(all, taken, asked), asked)).toBe(before - taken.length);
      }),
    );
  });
});

describe('the nearest days', () => {
  const wish: RentalWish = { duration: 'day', count: 2, machines: 1 };

  test('stand before and after the wanted one', () => {
    // Taken from Monday 14 to Friday 18 December, so that two days before it end on Thursday 10.
    const all = [machine(1, range('2026-12-14', '2026-12-19'))];
    expect(canStart(all, '2026-12-16', { wish, place })).toBe(false);
    expect(nearestStarts(all, '2026-12-15', { wish, place })).toEqual([
      '2026-12-09',
      '2026-12-21',
      '2026-12-22',
    ]);
  });

  test('are none where nothing is that could be rented', () => {
    expect(nearestStarts([], '2026-12-16', { wish, place })).toEqual([]);
    expect(nearestStarts([machine(1)], '2026-12-16', { wish: { ...wish, machines: 2 }, place })).toEqual([]);
    expect(
      nearestStarts([machine(1, range('2020-01-01', '2099-01-01'))], '2026-12-16', { wish, place }),
    ).toEqual([]);
  });

  test('can all be begun on, and no other is nearer', () => {
    fc.assert(
      fc.property(
        machines,
        day,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 2 }),
        (all, wanted, count, some) => {
          const asked = { wish: { duration: 'day', count, machines: some } as const, place };
          const found = nearestStarts(all, wanted, asked);
          for (const start of found) {
            const blocked = blockedDays(rentalPeriod({ startDate: start, duration: 'day', count }), place);
            expect(freeMachines(all, blocked)).toBeGreaterThanOrEqual(some);
          }
          const awayOf = (other: string) => Math.abs(Date.parse(other) - Date.parse(wanted));
          const furthest = Math.max(0, ...found.map(awayOf));
          const all90 = Array.from({ length: 120 }, (_, count90) => daysAfter(place.today, count90));
          const nearer = all90.filter((other) => awayOf(other) < furthest && canStart(all, other, asked));
          expect(nearer.filter((other) => !found.includes(other))).toEqual([]);
        },
      ),
    );
  });
});
