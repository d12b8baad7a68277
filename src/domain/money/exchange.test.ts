import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExchangeRate } from './exchange.ts';
import { convert } from './exchange.ts';
import { money } from './money.ts';

const rateOf = (ratePerUnitE6: number): ExchangeRate => ({
  base: 'PLN',
  quote: 'UAH',
  ratePerUnitE6,
  date: '2026-11-05',
  source: 'test',
});

describe('convert', () => {
  it('comes back to the same złoty while one grosz is worth at least one kopiyka', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1e10 }),
        fc.integer({ min: 1_000_000, max: 100_000_000 }),
        (minor, rateE6) => {
          const rate = rateOf(rateE6);
          const złoty = money(minor, 'PLN');
          expect(convert(convert(złoty, 'UAH', rate), 'PLN', rate)).toEqual(złoty);
        },
      ),
    );
  });

  it('never makes the dearer cheaper', () => {
    const amount = fc.nat({ max: 1e10 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1000, max: 1e8 }), (a, b, rateE6) => {
        const converted = (minor: number) => convert(money(minor, 'UAH'), 'PLN', rateOf(rateE6)).minor;
        expect(converted(Math.min(a, b))).toBeLessThanOrEqual(converted(Math.max(a, b)));
      }),
    );
  });

  it('rounds half up to the minor unit', () => {
    expect(convert(money(10, 'PLN'), 'UAH', rateOf(11_250_000))).toEqual(money(113, 'UAH'));
    expect(convert(money(100_000, 'UAH'), 'PLN', rateOf(11_250_000))).toEqual(money(8889, 'PLN'));
  });

  it('leaves an amount in its own currency', () => {
    expect(convert(money(7, 'UAH'), 'UAH', rateOf(11_250_000))).toEqual(money(7, 'UAH'));
  });

  it.each([0, -1, 0.5])('refuses the rate %d', (rateE6) => {
    expect(() => convert(money(1, 'UAH'), 'PLN', rateOf(rateE6))).toThrow(RangeError);
  });
});
