import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { formatMoney } from './format-money.ts';
import { CURRENCIES, money } from './money.ts';
import { parseAmount } from './parse-amount.ts';

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
