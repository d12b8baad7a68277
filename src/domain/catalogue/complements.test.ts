import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { complementsOf } from './complements.ts';
import type { SpecificationEntry } from './product.ts';

const idOf = (slug: string) => CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;
const slugOf = (id: number) => CATEGORIES.find((category) => category.id === id)?.slug;
const complements = (slug: string, specifications: readonly SpecificationEntry[]) =>
  complementsOf({ categoryId: idOf(slug), brand: 'Promin', specifications });
const needOf = (found: ReturnType<typeof complements>, category: string, key: string) =>
  found
    .filter(({ categoryId }) => slugOf(categoryId) === category)
    .flatMap(({ needs }) => needs)
    .find((need) => need.key === key);

test.each(CATEGORIES)('of $slug goods need nothing that is rented', ({ slug, kind }) => {
  const kinds = complements(slug, []).map(
    ({ categoryId }) => CATEGORIES.find(({ id }) => id === categoryId)?.kind,
  );
  expect(kind === 'purchase' && kinds.includes('rental')).toBe(false);
});

test.each(CATEGORIES.filter(({ kind }) => kind === 'purchase'))(
  'a product of $slug that states nothing needs nothing',
  ({ slug }) => {
    expect(complements(slug, [])).toEqual([]);
  },
);

test('a category that the shop has added needs nothing', () => {
  const specifications = [{ key: 'circuitBreakerA', value: 16 } as const];
  expect(complementsOf({ categoryId: 9999, brand: 'Promin', specifications })).toEqual([]);
});

test('a breaker has exactly the rating and the poles of the line', () => {
  const found = complements('ac-charging-stations', [
    { key: 'circuitBreakerA', value: 20 },
    { key: 'phases', value: 3 },
  ]);
  expect(needOf(found, 'automatic-switches', 'ratedCurrentA')).toMatchObject({ min: 20, max: 20 });
  expect(needOf(found, 'automatic-switches', 'polesCount')).toMatchObject({ min: 3, max: 3 });
});

test('a charging cable is for a socket, and carries what one of the sockets gives', () => {
  const station = [
    { key: 'powerW', value: 44_000 },
    { key: 'phases', value: 3 },
    { key: 'connector', value: 'type-2' },
    { key: 'connectorsCount', value: 2 },
  ] as const;
  const withOutlet = (value: string) =>
    complements('charging-stations', [...station, { key: 'chargingOutlet', value }]);
  expect(needOf(withOutlet('socket'), 'cables-adapters', 'ratedCurrentA')).toMatchObject({ min: 31 });
  expect(withOutlet('tethered-cable')).toEqual([]);
  expect(complements('charging-stations', station)).toEqual([]);
});

test('cables of a bifacial panel carry what comes from behind', () => {
  const panel = [{ key: 'iscA', value: 10 }] as const;
  const current = (specifications: readonly SpecificationEntry[]) =>
    needOf(complements('solar-panels', specifications), 'cables-wires', 'ratedCurrentA')?.min;
  expect(current(panel)).toBeCloseTo(12.5);
  expect(current([...panel, { key: 'bifacial', value: 'yes' }])).toBeCloseTo(13.75);
});

test('the weaker of two trackers decides the panel', () => {
  const found = complements('inverters', [
    { key: 'pvShortCircuitCurrentMaxA', value: 17 },
    { key: 'mpptCurrentsA', value: '26+13' },
  ]);
  expect(needOf(found, 'solar-panels', 'impA')?.max).toBeCloseTo(13.65);
});

test('panels in frost stay below the limit of a power station', () => {
  const panel = [
    { key: 'connector', value: 'mc4' },
    { key: 'vocV', value: 24 },
    { key: 'vmpV', value: 20 },
    { key: 'impA', value: 10 },
    { key: 'powerW', value: 200 },
  ] as const;
  const limit = (specifications: readonly SpecificationEntry[]) =>
    needOf(complements('folding-panels', specifications), 'portable-power-stations', 'solarVoltageMaxV')?.min;
  expect(limit(panel)).toBeCloseTo(30);
  expect(limit([...panel, { key: 'vocCoefficientPercentPerC', value: -0.28 }])).toBeCloseTo(28.4, 1);
});

test('a charger on a line of its own asks for a board, also where no breaker of its rating is sold', () => {
  const tethered = [
    { key: 'circuitBreakerA', value: 40 },
    { key: 'phases', value: 1 },
    { key: 'chargingOutlet', value: 'tethered-cable' },
  ] as const;
  const found = complements('ac-charging-stations', tethered);
  expect(found.map(({ categoryId }) => slugOf(categoryId))).toEqual([
    'automatic-switches',
    'electrical-components',
  ]);
  expect(needOf(found, 'electrical-components', 'modulesCount')).toMatchObject({ min: 4 });
});

test('a set with a battery stands behind a switch that carries its inverter; one without asks for none', () => {
  const set = (systemType: string) =>
    complements('sets-of-solar-power-plants', [
      { key: 'systemType', value: systemType },
      { key: 'inverterPowerW', value: 10_000 },
      { key: 'phases', value: 3 },
    ]);
  expect(needOf(set('hybrid'), 'automatic-switches', 'ratedCurrentA')?.min).toBeCloseTo(14.49);
  expect(needOf(set('hybrid'), 'automatic-switches', 'phases')).toMatchObject({ min: 3, max: 3 });
  expect(set('grid-tied')).toEqual([]);
});

test('who works at a height or by a generator is lit; a tower for cameras is no light', () => {
  for (const slug of ['boom-lifts', 'scissor-lifts', 'cranes', 'industrial-generators']) {
    expect(needOf(complements(slug, []), 'solar-lighting-towers', 'inverterPowerW')).toMatchObject({
      absent: true,
    });
  }
});

test('a panel of a vehicle needs its cable, then a power station that takes it', () => {
  const found = complements('vehicle-panels', [
    { key: 'connector', value: 'mc4' },
    { key: 'powerW', value: 170 },
    { key: 'vmpV', value: 19.8 },
    { key: 'vocV', value: 23.8 },
    { key: 'impA', value: 8.59 },
    { key: 'iscA', value: 9.1 },
    { key: 'vocCoefficientPercentPerC', value: -0.27 },
  ]);
  expect(found.map(({ categoryId }) => slugOf(categoryId))).toEqual([
    'cables-wires',
    'portable-power-stations',
  ]);
});

test('a breaker needs a board and a surge arrester of the mains; a switch between mains and reserve a board alone', () => {
  const device = [
    { key: 'ratedVoltageV', value: 230 },
    { key: 'modulesCount', value: 1 },
  ] as const;
  const breaker = complements('automatic-switches', [...device, { key: 'tripCurve', value: 'C' }]);
  expect(breaker).toHaveLength(2);
  expect(needOf(breaker, 'electrical-components', 'modulesCount')).toMatchObject({ min: 1 });
  expect(breaker[1]?.needs).toContainEqual({ key: 'protectionType', words: ['T1+T2', 'T2'] });
  expect(complements('automatic-switches', device)).toHaveLength(1);
});

test('beside a generator of one phase stands a power station that it can charge', () => {
  const generator = (phases: number) =>
    complements('generators', [
      { key: 'powerW', value: 2800 },
      { key: 'phases', value: phases },
    ]);
  expect(needOf(generator(1), 'portable-power-stations', 'powerW')).toMatchObject({ max: 2800 });
  expect(needOf(generator(3), 'portable-power-stations', 'powerW')).toBeUndefined();
});
