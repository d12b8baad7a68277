import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { CATEGORIES } from './categories.ts';
import type { SpecificationEntry } from './product.ts';
import { measureOf, pricePerUnit } from './unit-price.ts';

const product = (slug: string, ...specifications: readonly SpecificationEntry[]) => ({
  categoryId: CATEGORIES.find((category) => category.slug === slug)?.id ?? 0,
  specifications,
});

test.each([
  ['solar-panels', { key: 'powerW', value: 450 }, { amount: 450, unit: 'W' }],
  ['batteries', { key: 'energyKwh', value: 10.24 }, { amount: 10.24, unit: 'kWh' }],
  ['sets-of-solar-power-plants', { key: 'powerW', value: 5280 }, { amount: 5.28, unit: 'kWp' }],
  ['portable-power-stations', { key: 'energyWh', value: 512 }, { amount: 0.512, unit: 'kWh' }],
  ['cables-wires', { key: 'lengthM', value: 100 }, { amount: 100, unit: 'm' }],
] as const)('goods of %s are compared by one measure', (slug, specification, measure) => {
  expect(measureOf(product(slug, specification))).toEqual(measure);
});

test('of panels that are sold together all count', () => {
  const pair = product('solar-panels', { key: 'powerW', value: 440 }, { key: 'panelsCount', value: 2 });
  expect(measureOf(pair)).toEqual({ amount: 880, unit: 'W' });
  const set = product(
    'sets-of-solar-power-plants',
    { key: 'powerW', value: 5280 },
    { key: 'panelsCount', value: 12 },
  );
  expect(measureOf(set)).toEqual({ amount: 5.28, unit: 'kWp' });
});

test('what states no measure, states none above zero, or is of a category without one has none', () => {
  expect(measureOf(product('batteries', { key: 'weightKg', value: 40 }))).toBeNull();
  expect(measureOf(product('batteries', { key: 'energyKwh', value: 0 }))).toBeNull();
  expect(measureOf(product('mounting-systems', { key: 'powerW', value: 450 }))).toBeNull();
  expect(measureOf({ categoryId: 987_654, specifications: [] })).toBeNull();
});

test('a small price per unit keeps its minor units, a large one is whole', () => {
  expect(pricePerUnit(money(3_950_00, 'UAH'), 435)).toEqual(money(9_08, 'UAH'));
  expect(pricePerUnit(money(345_00, 'PLN'), 435)).toEqual(money(79, 'PLN'));
  expect(pricePerUnit(money(50_280_00, 'UAH'), 4.8)).toEqual(money(10_475_00, 'UAH'));
  expect(pricePerUnit(money(99_999, 'UAH'), 10)).toEqual(money(100_00, 'UAH'));
});
