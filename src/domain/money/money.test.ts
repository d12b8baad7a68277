import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, CURRENCIES, isZero, money, subtract, sum, times, zero } from './money.ts';

const minor = fc.integer({ min: -1e12, max: 1e12 });
const uah = minor.map((amount) => money(amount, 'UAH'));

describe('money', () => {
  it('adds and subtracts back', () => {
    fc.assert(
      fc.property(uah, uah, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
      }),
    );
  });

  it('sums in any order, and multiplies as repeated addition', () => {
    fc.assert(
      fc.property(fc.array(uah, { maxLength: 20 }), (list) => {
        expect(sum('UAH', list)).toEqual(sum('UAH', list.toReversed()));
      }),
    );
    fc.assert(
      fc.property(uah, fc.nat({ max: 20 }), (m, count) => {
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
      fc.property(uah, uah, (a, b) => {
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
