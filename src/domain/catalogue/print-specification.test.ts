import { expect, test, describe } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { CATEGORIES, type CategorySlug } from './categories.ts';
import { readPower, printNumber, printQuantity, printSpecification } from './print-specification.ts';
import type { SpecificationKey } from './specifications.ts';

const readOf = (slug: CategorySlug, key: SpecificationKey, ...watts: number[]) => {
  const categoryId = CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;
  const { unit, inUnit } = readPower(watts, { key, categoryId });
  return `${watts.map(inUnit).join('–')} ${unit}`;
};

test.each([
  ['inverters', 'powerW', [10_000], '10 kW'],
  ['inverters', 'powerW', [800], '800 W'],
  ['inverters', 'pvPowerMaxW', [15_600], '15.6 kW'],
  ['ac-charging-stations', 'powerW', [7400], '7.4 kW'],
  ['generators', 'surgePowerW', [3000], '3 kW'],
  ['sets-of-solar-power-plants', 'powerW', [17_360], '17.36 kWp'],
  ['sets-of-solar-power-plants', 'powerW', [880], '0.88 kWp'],
  ['sets-of-solar-power-plants', 'inverterPowerW', [15_000], '15 kW'],
  ['solar-panels', 'powerW', [620], '620 W'],
  ['portable-power-stations', 'powerW', [3600], '3600 W'],
  ['vehicle-panels', 'powerW', [340], '340 W'],
] as const)('%s, %s of %j watts is read as %s', (slug, key, watts, shown) => {
  expect(readOf(slug, key, ...watts)).toBe(shown);
});

test('the edges of a range share a unit', () => {
  expect(readOf('inverters', 'powerW', 5000, 8000)).toBe('5–8 kW');
  expect(readOf('generators', 'powerW', 800, 2000)).toBe('800–2000 W');
});

const lookUp = () => null;
/** Blanks of every width are one to a reader. */
const read = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a spec', () => {
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

  test('groups four digits in every language, as pages do', () => {
    expect(LOCALES.map((locale) => read(printNumber(3661, locale)))).toEqual(['3 661', '3 661', '3,661']);
  });

  test('within a text has its units: an angle its degrees, a leakage current its milliamperes', () => {
    const words = { locale: 'uk', lookUp: (key: string) => (key === 'unit.mA' ? 'мА' : null) } as const;
    const print = (key: 'tiltDegrees' | 'residualCurrentProtection', value: string) =>
      printSpecification({ key, value, categoryId: 4 }, words);
    expect(print('tiltDegrees', '70–90')).toBe('70–90°');
    expect(print('residualCurrentProtection', '30 mA AC / 6 mA DC')).toBe('30\u00a0мА AC / 6\u00a0мА DC');
  });
});
