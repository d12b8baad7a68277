import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import {
  columnFormat,
  columnFormats,
  currencyLabel,
  editableAmount,
  formatMoney,
  formatPrice,
} from './format-money.ts';
import { parseAmount } from './major-units.ts';
import { CURRENCIES, money } from './money.ts';

const amount = fc.integer({ min: -1e13, max: 1e13 });
const currencies = fc.constantFrom(...CURRENCIES);
const locales = fc.constantFrom(...LOCALES);

describe('formatMoney', () => {
  it('shows every digit, two decimals and the label, and never a breaking or narrow space', () => {
    fc.assert(
      fc.property(amount, currencies, locales, (minor, currency, locale) => {
        const text = formatMoney(money(minor, currency), locale);
        const digits = text.replace('−', '-').replaceAll(/[^\d-]/g, '');
        expect(Number(digits)).toBe(minor);
        expect(text).toMatch(
          locale === 'en'
            ? /^−?(UAH|PLN)\u00A0\d{1,3}(,\d{3})*\.\d{2}$/
            : /^−?\d{1,3}(\u00A0\d{3})*,\d{2}\u00A0(грн|zł)$/,
        );
        expect(text.replace(currencyLabel(currency, locale), '').replace(/^(−?)\u00A0|\u00A0$/, '$1')).toBe(
          new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: 'always' })
            .format(minor / 100)
            .replace('-', '−'),
        );
      }),
    );
  });

  it.each([
    ['uk', 'UAH', '1\u00A0234,50\u00A0грн'],
    ['pl', 'UAH', '1\u00A0234,50\u00A0грн'],
    ['en', 'UAH', 'UAH\u00A01,234.50'],
    ['uk', 'PLN', '1\u00A0234,50\u00A0zł'],
    ['pl', 'PLN', '1\u00A0234,50\u00A0zł'],
    ['en', 'PLN', 'PLN\u00A01,234.50'],
  ] as const)('in %s shows %s as %s', (locale, currency, text) => {
    expect(formatMoney(money(123_450, currency), locale)).toBe(text);
  });

  it('puts the minus before the code', () => {
    expect(formatMoney(money(-100, 'UAH'), 'en')).toBe('−UAH\u00A01.00');
  });
});

describe('formatPrice', () => {
  it('leaves out the decimals of whole amounts alone', () => {
    fc.assert(
      fc.property(amount, currencies, locales, (minor, currency, locale) => {
        const shown = money(minor, currency);
        const short = formatPrice(shown, locale);
        const full = formatMoney(shown, locale);
        expect(short.length).toBe(minor % 100 === 0 ? full.length - 3 : full.length);
        expect(short.replaceAll(/\D/g, '').padEnd(full.replaceAll(/\D/g, '').length, '0')).toBe(
          full.replaceAll(/\D/g, ''),
        );
      }),
    );
  });

  it.each([
    [468_000, 'uk', '4\u00A0680\u00A0грн'],
    [468_000, 'en', 'UAH\u00A04,680'],
    [100_000_000, 'en', 'UAH\u00A01,000,000'],
    [467_880, 'uk', '4\u00A0678,80\u00A0грн'],
    [0, 'pl', '0\u00A0грн'],
  ] as const)('shows %d in %s as %s', (minor, locale, text) => {
    expect(formatPrice(money(minor, 'UAH'), locale)).toBe(text);
  });

  it.each([
    [7182, 'uk', '71,82'],
    [123_450, 'pl', '1234,50'],
    [123_450, 'en', '1234.50'],
  ] as const)('lets %d in %s be typed on as %s, which is read as the same', (minor, locale, text) => {
    expect(editableAmount(money(minor, 'UAH'), locale)).toBe(text);
    expect(parseAmount(text, 'UAH')).toEqual(money(minor, 'UAH'));
  });
});

it('writes amounts of a column alike: decimals in all of them or in none', () => {
  const print = (...minors: readonly number[]) => {
    const column = minors.map((minor) => money(minor, 'UAH'));
    return column.map((amount) => columnFormat(column)(amount, 'en').replace('\u00A0', ' '));
  };
  expect(print(4680_00, 200_00)).toEqual(['UAH 4,680', 'UAH 200']);
  expect(print(4680_00, 200_50)).toEqual(['UAH 4,680.00', 'UAH 200.50']);
});

it('cents of amounts without tax leave whole amounts with tax as they are', () => {
  const amounts = [
    { gross: money(100_00, 'UAH'), net: money(83_33, 'UAH') },
    { gross: money(60_00, 'UAH'), net: money(50_00, 'UAH') },
  ];
  const { gross, net } = columnFormats(amounts);
  expect(amounts.map((each) => gross(each.gross, 'en'))).toEqual(['UAH\u00a0100', 'UAH\u00a060']);
  expect(amounts.map((each) => net(each.net, 'en'))).toEqual(['UAH\u00a083.33', 'UAH\u00a050.00']);
});
