import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { fromMajor, toMajor, parseAmount, typedAmount } from './major-units.ts';
import { money, CURRENCIES } from './money.ts';
import { formatMoney } from './format-money.ts';

describe('major units', () => {
  it('come back as the same money', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (minor) => {
        expect(fromMajor(toMajor(money(minor, 'PLN')), 'PLN')).toEqual(money(minor, 'PLN'));
      }),
    );
  });

  it.each([
    [1234.5, 123_450],
    [1.005, 101],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e-9, 0],
    [1.2e3, 120_000],
  ])('reads %d as %d minor units', (amount, minor) => {
    expect(fromMajor(amount, 'UAH')).toEqual(money(minor, 'UAH'));
  });

  it.each([NaN, Infinity, 1e21])('refuses %d', (amount) => {
    expect(() => fromMajor(amount, 'UAH')).toThrow(RangeError);
  });
});

test('what the shop prints in Ukrainian and Polish is read as what it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999_99 }),
      fc.constantFrom(...CURRENCIES),
      (minor, currency) => {
        for (const locale of LOCALES.filter((each) => each !== 'en')) {
          const printed = formatMoney(money(minor, currency), locale).replace(/\D+$/, '');
          expect(parseAmount(printed, currency)).toEqual(money(minor, currency));
        }
      },
    ),
  );
});

test.each([
  ['1234.5', 1234_50],
  [' 12 345,07 ', 12_345_07],
  ['0,01', 1],
  ['7', 7_00],
] as const)('%j is an amount', (typed, minor) => {
  expect(parseAmount(typed, 'UAH')).toEqual(money(minor, 'UAH'));
});

test.each(['', '0', '0,00', '-5', '1,234.50', '12,345', '1e3', '5 грн', '12 34', '99999999999', '٣'])(
  '%j is none',
  (typed) => {
    expect(parseAmount(typed, 'UAH')).toBeNull();
  },
);

it('reads every amount as it was written, with comma or point, grouped or not', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999_999 }), fc.constantFrom(',', '.'), (minor, sign) => {
      const kopiykas = String(minor % 100).padStart(2, '0');
      const major = String(Math.floor(minor / 100));
      expect(typedAmount(`${major}${sign}${kopiykas}`)).toBe(minor);
      expect(typedAmount(`${major.replaceAll(/\B(?=(\d{3})+$)/g, ' ')}${sign}${kopiykas}`)).toBe(minor);
    }),
  );
});

it.each(['', '-1', '1,234', '12 50', '100 20', '1e3', '0x10', 'ten', '1.2.3', '9999999999'])(
  'refuses %j',
  (typed) => {
    expect(typedAmount(typed)).toBeNull();
  },
);
