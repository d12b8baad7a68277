import { expect, test } from 'vitest';
import { CATEGORIES, type CategorySlug } from './categories.ts';
import { readPower } from './read-power.ts';
import type { SpecificationKey } from './specifications.ts';

const read = (slug: CategorySlug, key: SpecificationKey, ...watts: number[]) => {
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
  expect(read(slug, key, ...watts)).toBe(shown);
});

test('the edges of a range share a unit', () => {
  expect(read('inverters', 'powerW', 5000, 8000)).toBe('5–8 kW');
  expect(read('generators', 'powerW', 800, 2000)).toBe('800–2000 W');
});
