import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { printNumber, printQuantity, printSpecification } from './print-specification.ts';

const lookUp = () => null;
/** Blanks of every width are one to a reader. */
const read = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a figure', () => {
  test('is a decimal of its language, rounded to what is told of it', () => {
    expect(LOCALES.map((locale) => read(printNumber(12_345.6789, locale)))).toEqual([
      '12 345,679',
      '12 345,679',
      '12,345.679',
    ]);
    expect(printNumber(5, 'uk')).toBe('5');
  });

  test('has a minus, not a hyphen', () => {
    expect(printNumber(-0.29, 'pl')).toBe('−0,29');
  });

  test('keeps its unit on its line; a percent stands apart in Ukrainian alone', () => {
    const words = { locale: 'uk', lookUp } as const;
    expect(printQuantity(21.5, '%', words)).toBe('21,5\u00a0%');
    expect(printQuantity(21.5, '%', { locale: 'pl', lookUp })).toBe('21,5%');
    expect(printQuantity(-0.29, '%/°C', words)).toBe('−0,29\u00a0%/°C');
    expect(printQuantity(450, 'W', words)).toBe('450\u00a0W');
    expect(printSpecification({ key: 'efficiencyPercent', value: 97.8, categoryId: 3 }, words)).toBe(
      '97,8\u00a0%',
    );
  });

  test('within a text has the decimals of its language, and a version keeps its point', () => {
    const print = (key: 'dimensionsMm' | 'protocol', value: string, locale: 'uk' | 'en') =>
      printSpecification({ key, value, categoryId: 3 }, { locale, lookUp });
    expect(print('dimensionsMm', '525 × 470 × 146.5', 'uk')).toBe('525 × 470 × 146,5');
    expect(print('dimensionsMm', '525 × 470 × 146.5', 'en')).toBe('525 × 470 × 146.5');
    expect(print('protocol', 'OCPP 1.6J', 'uk')).toBe('OCPP 1.6J');
  });
});
