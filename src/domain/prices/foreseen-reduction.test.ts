import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreseeReduction, regularOf } from './foreseen-reduction.ts';
import { struckBeside } from './price-reduction.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;
const inDays = (days: number) => NOW + days * DAY;
const log = [{ at: inDays(-100), minor: 1000 }];

describe('what a reduction will show', () => {
  test('is what the rule says when it begins, where nothing else is announced', () => {
    const minors = fc.integer({ min: 1, max: 5000 });
    const logged = fc.array(
      fc.record({ at: fc.integer({ min: inDays(-90), max: NOW - 1 }), minor: minors }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(logged, minors, fc.integer({ min: 0, max: 60 }), (was, minor, days) => {
        const current = was.toSorted((a, b) => a.at - b.at).at(-1)?.minor ?? 0;
        const known = { minor: current, log: was, announced: [] };
        expect(foreseeReduction(known, minor, inDays(days)).struck).toBe(
          struckBeside(was, inDays(days), minor),
        );
      }),
    );
  });

  test('counts what an earlier announced reduction will have lowered by then', () => {
    const sale = { minor: 700, startsAt: inDays(2), endsAt: inDays(4), regularMinor: null };
    const known = { minor: 1000, log, announced: [sale] };
    expect(foreseeReduction(known, 900, inDays(1))).toEqual({ before: 1000, lowest: 1000, struck: 1000 });
    expect(foreseeReduction(known, 900, inDays(10))).toEqual({ before: 1000, lowest: 700, struck: null });
    expect(foreseeReduction(known, 600, inDays(10))).toEqual({ before: 1000, lowest: 700, struck: 700 });
    expect(foreseeReduction(known, 900, inDays(40))).toEqual({ before: 1000, lowest: 1000, struck: 1000 });
  });

  test('goes by the regular price after a reduction that runs now', () => {
    const running = { minor: 800, startsAt: inDays(-1), endsAt: inDays(3), regularMinor: 1000 };
    const known = { minor: 800, log: [...log, { at: inDays(-1), minor: 800 }], announced: [running] };
    expect(regularOf(known)).toBe(1000);
    expect(foreseeReduction(known, 900, inDays(3))).toEqual({ before: 1000, lowest: 800, struck: null });
    expect(foreseeReduction(known, 900, inDays(2))).toMatchObject({ before: 800 });
    // Set by hand meanwhile: its end changes nothing.
    const set = { ...known, minor: 850, log: [...known.log, { at: NOW, minor: 850 }] };
    expect(regularOf(set)).toBe(850);
    expect(foreseeReduction(set, 840, inDays(10))).toMatchObject({ before: 850, struck: null });
  });

  test('of a product without a price before is nothing', () => {
    expect(foreseeReduction({ minor: 500, log: [], announced: [] }, 400, NOW)).toEqual({
      before: 500,
      lowest: null,
      struck: null,
    });
  });
});
