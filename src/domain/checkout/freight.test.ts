import { describe, expect, it } from 'vitest';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import {
  BATTERIES,
  freightOf,
  freightSpecificationsIn,
  NO_FREIGHT,
  SETS,
  SOLAR_PANELS,
  type FreightLine,
} from './freight.ts';
import { quotedDelivery } from './shipping-rules.ts';

const seed = new Map(seedProducts.map((product) => [product.id, product]));
const categoryIdOf = (slug: string) => CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;
function line(id: number, quantity = 1): FreightLine {
  const product = seed.get(id);
  if (!product) throw new Error(`No product ${id}`);
  const freight = freightOf(categoryIdOf(product.category), product.specifications);
  return { freight, quantity, isRental: product.price === undefined };
}
const quoted = (...lines: readonly FreightLine[]) => quotedDelivery(lines);

it('looks for categories under the ids that they have', () => {
  expect([SOLAR_PANELS, BATTERIES, SETS]).toEqual(
    ['solar-panels', 'batteries', 'sets-of-solar-power-plants'].map(categoryIdOf),
  );
});

describe('bulk goods are counted by what is in a piece', () => {
  it('a pair of panels by both', () => {
    expect(line(113).freight.panelPowerW).toBe(880);
    expect([quoted(line(113, 11)), quoted(line(113, 12))]).toEqual(['pallet', 'bulk']);
    expect([quoted(line(102, 22)), quoted(line(102, 23))]).toEqual(['pallet', 'bulk']);
  });

  it('a set by its panels and its batteries', () => {
    expect([401, 404, 408].map((id) => line(id).freight.panelPowerW)).toEqual([3520, 10_560, 33_480]);
    expect([401, 403, 405, 406, 409].map((id) => line(id).freight.batteriesCount)).toEqual([1, 2, 4, 0, 2]);
    expect(quoted(line(408))).toBe('bulk');
    expect(quoted(line(201, 2), line(405))).toBe('bulk');
  });

  it('batteries one by one, other goods and rented ones not at all', () => {
    expect([quoted(line(201, 5)), quoted(line(201, 6))]).toEqual([null, 'bulk']);
    expect(line(301).freight).toEqual({ ...NO_FREIGHT, weightKg: 33.6, longestMm: 699 });
    expect(quoted({ ...line(102, 99), isRental: true })).toBe('pallet');
  });
});

it('a stored number that is none of goods is unknown, and makes nothing lighter', () => {
  const impossible = { weightKg: -5000, panelsCount: -3, powerW: -400, batteriesCount: -2 };
  for (const category of [SOLAR_PANELS, BATTERIES, SETS])
    for (const amount of [
      freightOf(category, impossible).weightKg,
      freightOf(category, { weightKg: Number.NaN }).weightKg,
    ])
      expect(amount).toBe(0);
  expect(freightOf(SETS, impossible)).toEqual(freightOf(SETS, {}));
  const light = { freight: freightOf(BATTERIES, { weightKg: -5000 }), quantity: 1, isRental: false };
  expect([quoted(line(301, 8)), quoted(line(301, 8), light)]).toEqual(['pallet', 'pallet']);
});

describe('an order that is no parcel, though each of its pieces is', () => {
  it('has more full-size panels than go in packages of two', () => {
    expect([4, 5].map((count) => quoted(line(101, count)))).toEqual([null, 'pallet']);
    expect([2, 3].map((count) => quoted(line(113, count)))).toEqual([null, 'pallet']);
    expect([quoted(line(101, 2), line(113)), quoted(line(101, 3), line(113))]).toEqual([null, 'pallet']);
    expect([quoted(line(101, 7)), quoted(line(113, 11))]).toEqual(['pallet', 'pallet']);
    expect(quoted(line(1401, 20))).toBeNull();
  });

  it('weighs more than the five batteries that still are parcels, machines for rent included', () => {
    const of = (weightKg: number) => ({
      freight: { ...NO_FREIGHT, weightKg },
      quantity: 1,
      isRental: false,
    });
    expect([quoted(of(250)), quoted(of(250.1))]).toEqual([null, 'pallet']);
    expect([quoted(line(301, 7)), quoted(line(301, 8))]).toEqual([null, 'pallet']);
    expect([quoted(line(2001, 5)), quoted(line(2001, 6))]).toEqual([null, 'pallet']);
    expect(quoted(line(203, 5), line(301))).toBe('pallet');
  });

  it('is counted in grams, however its weights add up', () => {
    const tenth = { freight: { ...NO_FREIGHT, weightKg: 0.1 }, quantity: 1, isRental: false };
    expect(quoted(...Array.from({ length: 2500 }, () => tenth))).toBeNull();
  });
});

describe('a piece that is no parcel', () => {
  it('weighs more than 50 kg or is longer than 2.5 m, bought or rented', () => {
    expect([201, 206, 213, 504, 602, 507, 1101].map((id) => quoted(line(id)))).toEqual([
      null,
      'heavy',
      'heavy',
      'heavy',
      'heavy',
      'heavy',
      null,
    ]);
    expect([2002, 2003, 2101, 2201, 2402, 2503, 2603].map((id) => quoted(line(id)))).toEqual([
      null,
      ...Array.from({ length: 6 }, () => 'heavy'),
    ]);
  });

  it('is told by weight and the longest side alone', () => {
    const heavy = (weightKg?: number, dimensionsMm?: string) =>
      freightOf(3, { ...(weightKg && { weightKg }), ...(dimensionsMm && { dimensionsMm }) }).isHeavy;
    expect([
      heavy(50),
      heavy(50.1),
      heavy(),
      heavy(3, '2500 × 40 × 36.5'),
      heavy(3, '40 × 2501 × 36'),
    ]).toEqual([false, true, false, false, true]);
  });

  it('is told alike from a product’s list of specifications', () => {
    const entries = [
      { key: 'weightKg', value: 98 },
      { key: 'phases', value: 3 },
      { key: 'dimensionsMm', value: '620 × 170 × 980' },
    ];
    expect(freightSpecificationsIn(entries)).toEqual({ weightKg: 98, dimensionsMm: '620 × 170 × 980' });
  });
});

describe('in the starting catalogue', () => {
  it('every product has a weight', () => {
    const without = seedProducts.filter(({ specifications: { weightKg } }) => !weightKg || weightKg <= 0);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('what is heavy in its category’s nature is never a parcel', () => {
    const natures = [
      'sets-of-solar-power-plants',
      'dc-charging-stations',
      'industrial-generators',
      'solar-lighting-towers',
      'scissor-lifts',
      'boom-lifts',
      'cranes',
    ];
    const parcels = seedProducts.filter(
      ({ id, category }) => natures.includes(category) && quoted(line(id)) === null,
    );
    expect(parcels.map(({ id }) => id)).toEqual([]);
  });

  it('a set’s power is that of all its panels, and it names its batteries where it stores energy', () => {
    const powers = new Set(
      seedProducts.flatMap(({ category, specifications: { powerW } }) =>
        category === 'solar-panels' ? [powerW] : [],
      ),
    );
    const wrong = seedProducts.filter(({ category, specifications: figures }) => {
      if (category !== 'sets-of-solar-power-plants') return false;
      const { powerW = 0, panelsCount = 0, energyKwh, batteriesCount } = figures;
      return (
        !powers.has(powerW / panelsCount) || (energyKwh === undefined) !== (batteriesCount === undefined)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
