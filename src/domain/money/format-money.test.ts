import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { currencyLabel, formatMoney } from './format-money.ts';
import { CURRENCIES, money } from './money.ts';

describe('formatMoney', () => {
  it('shows every digit, two decimals and the label, and never a breaking or narrow space', () => {
    const amount = fc.integer({ min: -1e13, max: 1e13 });
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...LOCALES),
        (minor, currency, locale) => {
          const text = formatMoney(money(minor, currency), locale);
          expect(Number(text.replaceAll(/[^\d-]/g, ''))).toBe(minor);
          expect(text).toMatch(/^-?\d{1,3}([,\u00A0]\d{3})*[.,]\d{2}\u00A0(грн|zł)$/);
          expect(text.slice(0, -currencyLabel(currency).length - 1)).toBe(
            new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: 'always' }).format(
              minor / 100,
            ),
          );
        },
      ),
    );
  });

  it.each([
    ['uk', 'UAH', '1\u00A0234,50\u00A0грн'],
    ['pl', 'UAH', '1\u00A0234,50\u00A0грн'],
    ['en', 'UAH', '1,234.50\u00A0грн'],
    ['uk', 'PLN', '1\u00A0234,50\u00A0zł'],
    ['pl', 'PLN', '1\u00A0234,50\u00A0zł'],
    ['en', 'PLN', '1,234.50\u00A0zł'],
  ] as const)('in %s shows %s as %s', (locale, currency, text) => {
    expect(formatMoney(money(123_450, currency), locale)).toBe(text);
  });
});
