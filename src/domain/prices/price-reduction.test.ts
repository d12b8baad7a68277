import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestBefore, LOOK_BACK_DAYS, reductionPercent } from './price-reduction.ts';

const DAY = 24 * 60 * 60 * 1000;
const BEGAN = 1000 * DAY;
const daysAgo = (days: number, minor: number) => ({ at: BEGAN - days * DAY, minor });
const logs = fc.array(
  fc.record({
    at: fc.integer({ min: 900 * DAY, max: 1010 * DAY }),
    minor: fc.integer({ min: 1, max: 100_000 }),
  }),
  { maxLength: 12 },
);
/** The price at a moment, by going through the whole log. */
const priceAt = (log: readonly { at: number; minor: number }[], moment: number) =>
  log.toSorted((a, b) => a.at - b.at).findLast(({ at }) => at <= moment)?.minor;

describe('the lowest price before a reduction', () => {
  test('is a price that was in force in the 30 days, and no price in force was lower', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 0, max: LOOK_BACK_DAYS * DAY - 1 }), (log, back) => {
        fc.pre(new Set(log.map(({ at }) => at)).size === log.length);
        const lowest = lowestBefore(log, BEGAN);
        expect(lowest ?? Infinity).toBeLessThanOrEqual(priceAt(log, BEGAN - 1 - back) ?? Infinity);
        const since = BEGAN - LOOK_BACK_DAYS * DAY;
        const moments = [since, ...log.map(({ at }) => at).filter((at) => at > since && at < BEGAN)];
        const inForce = moments.flatMap((at) => priceAt(log, at) ?? []);
        expect(lowest).toBe(inForce.length === 0 ? null : Math.min(...inForce));
      }),
      { numRuns: 500 },
    );
  });

  test('does not look at prices set since, nor at those that ended before', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const older = [daysAgo(90, 1), daysAgo(31, 500_000)];
        const newer = [{ at: BEGAN, minor: 2 }, daysAgo(-1, 1)];
        const within = log.filter(({ at }) => at > BEGAN - LOOK_BACK_DAYS * DAY && at < BEGAN);
        expect(lowestBefore([...older, ...within, ...newer], BEGAN)).toBe(
          Math.min(500_000, ...within.map(({ minor }) => minor)),
        );
      }),
    );
  });

  test('is that of an earlier reduction, if there was one within the time', () => {
    const log = [daysAgo(100, 1000), daysAgo(35, 700), daysAgo(20, 1200)];
    expect(lowestBefore(log, BEGAN)).toBe(700);
    expect(lowestBefore([daysAgo(100, 1000), daysAgo(35, 700), daysAgo(30, 1200)], BEGAN)).toBe(1200);
    expect(lowestBefore([], BEGAN)).toBeNull();
  });
});

test('a reduction is told in whole per cent that are never more than is true', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (a, b) => {
      const [original, minor] = [Math.max(a, b), Math.min(a, b)];
      const percent = reductionPercent(original, minor);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent * original).toBeLessThanOrEqual((original - minor) * 100);
      expect((percent + 1) * original).toBeGreaterThan((original - minor) * 100);
    }),
  );
  expect(reductionPercent(100, 120)).toBe(0);
});
