import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  CURRENCIES,
  isZero,
  money,
  subtract,
  sum,
  times,
  zero,
  currencyOf,
  isCurrency,
  percentOf,
  percentWithin,
  allocate,
} from './money.ts';

const minor = fc.integer({ min: -1e12, max: 1e12 });
const inHryvnias = minor.map((amount) => money(amount, 'UAH'));

describe('money', () => {
  it('adds and subtracts back', () => {
    fc.assert(
      fc.property(inHryvnias, inHryvnias, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
      }),
    );
  });

  it('sums in any order, and multiplies as repeated addition', () => {
    fc.assert(
      fc.property(fc.array(inHryvnias, { maxLength: 20 }), (list) => {
        expect(sum('UAH', list)).toEqual(sum('UAH', list.toReversed()));
      }),
    );
    fc.assert(
      fc.property(inHryvnias, fc.nat({ max: 20 }), (m, count) => {
        expect(times(m, count)).toEqual(
          sum(
            'UAH',
            Array.from({ length: count }, () => m),
          ),
        );
      }),
    );
  });

  it('orders amounts', () => {
    fc.assert(
      fc.property(inHryvnias, inHryvnias, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Math.sign(subtract(a, b).minor) + 0);
      }),
    );
    expect(isZero(zero('PLN'))).toBe(true);
    expect(isZero(money(1, 'PLN'))).toBe(false);
  });

  it('refuses to mix currencies', () => {
    const [a, b] = [money(1, 'UAH'), money(1, 'PLN')];
    for (const mix of [add, subtract, compare]) expect(() => mix(a, b)).toThrow(TypeError);
    expect(() => sum('UAH', [b])).toThrow(TypeError);
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %d minor units and pieces', (amount) => {
    expect(() => money(amount, 'UAH')).toThrow(RangeError);
    expect(() => times(money(2, 'UAH'), amount)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(Object.is(money(-0, 'UAH').minor, 0)).toBe(true);
    expect(Object.is(times(money(-5, 'UAH'), 0).minor, 0)).toBe(true);
  });

  it('is in hryvnia or złoty', () => {
    expect(CURRENCIES).toEqual(['UAH', 'PLN']);
  });
});

it('is złoty in Polish and hryvnia otherwise', () => {
  expect([currencyOf('uk'), currencyOf('pl'), currencyOf('en')]).toEqual(['UAH', 'PLN', 'UAH']);
});

it('tells currencies from other values', () => {
  expect(['UAH', 'PLN', 'USD', 'uah', null, 1].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

const uah = (minor: number) => money(minor, 'UAH');
const amount = fc.integer({ min: -1e11, max: 1e11 });
const rate = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);

describe('percentOf', () => {
  it('is within half a minor unit of the exact share', () => {
    fc.assert(
      fc.property(amount, fc.nat({ max: 100 }), (minor, percent) => {
        const excess = 100 * percentOf(uah(minor), percent).minor - minor * percent;
        expect(Math.abs(excess)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('rounds a refund like its payment', () => {
    fc.assert(
      fc.property(amount, rate, (minor, percent) => {
        expect(percentOf(uah(-minor), percent)).toEqual(times(percentOf(uah(minor), percent), -1));
      }),
    );
  });

  it('rounds halves up and takes fractional rates as written', () => {
    expect(percentOf(uah(250), 1)).toEqual(uah(3));
    expect(percentOf(uah(249), 1)).toEqual(uah(2));
    expect(percentOf(uah(1000), 8.25)).toEqual(uah(83));
    expect(percentOf(uah(10_000), 1.005)).toEqual(uah(101));
  });

  it.each([-1, NaN, Infinity])('refuses the rate %d', (percent) => {
    expect(() => percentOf(uah(1), percent)).toThrow(RangeError);
  });
});

describe('percentWithin', () => {
  it('finds the tax that was added', () => {
    fc.assert(
      fc.property(amount, fc.nat({ max: 50 }), (minor, percent) => {
        const tax = percentOf(uah(minor), percent);
        expect(Math.abs(percentWithin(add(uah(minor), tax), percent).minor - tax.minor)).toBeLessThanOrEqual(
          1,
        );
      }),
    );
    expect(percentWithin(uah(120), 20)).toEqual(uah(20));
  });
});

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
