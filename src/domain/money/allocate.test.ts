import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { money, sum, times } from './money.ts';

const total = fc.integer({ min: -1e12, max: 1e12 }).map((minor) => money(minor, 'UAH'));
const weights = fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 20 });
const minors = (minor: number, shares: number[]) => allocate(money(minor, 'UAH'), shares).map((m) => m.minor);

describe('allocate', () => {
  it('gives shares that sum to the total', () => {
    fc.assert(
      fc.property(total, weights, (m, list) => {
        const shares = allocate(m, list);
        expect(shares).toHaveLength(list.length);
        expect(sum('UAH', shares)).toEqual(m);
      }),
    );
  });

  it('gives each less than one minor unit beside its exact share, and nothing to a zero weight', () => {
    fc.assert(
      fc.property(total, weights, (m, list) => {
        const whole = list.reduce((a, b) => a + b, 0);
        fc.pre(whole > 0);
        allocate(m, list).forEach((share, index) => {
          const weight = list[index] ?? 0;
          const distance = BigInt(share.minor) * BigInt(whole) - BigInt(m.minor) * BigInt(weight);
          expect(distance < BigInt(whole) && distance > -BigInt(whole)).toBe(true);
          expect(weight > 0 || share.minor === 0).toBe(true);
        });
      }),
    );
  });

  it('shares a negative total like its positive', () => {
    fc.assert(
      fc.property(total, weights, (m, list) => {
        const mirrored = allocate(m, list).map((share) => times(share, -1));
        expect(allocate(times(m, -1), list)).toEqual(mirrored);
      }),
    );
  });

  it('gives the units left over to the largest remainders, the earlier first', () => {
    expect(minors(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(minors(10, [1, 3, 3])).toEqual([2, 4, 4]);
    expect(minors(7, [0, 0])).toEqual([4, 3]);
    expect(minors(0, [])).toEqual([]);
  });

  it('refuses bad weights and nobody', () => {
    for (const bad of [[-1], [0.5], [NaN], []]) expect(() => minors(1, bad)).toThrow(RangeError);
  });
});
