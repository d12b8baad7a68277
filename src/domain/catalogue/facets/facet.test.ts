import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { CATEGORIES } from '../categories.ts';
import { SPECIFICATIONS } from '../specifications.ts';
import { isInRange, rangeName, rangesBetween, facetsOf, countValues, type ValueTotal } from './facet.ts';
import { CATEGORY_SPECS } from './category-specs.ts';

test('every spec is in exactly one range, an edge in the lower one', () => {
  const edges = fc.uniqueArray(fc.integer(), { maxLength: 6 }).map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(edges, fc.double({ noNaN: true }), (rising, spec) => {
      const ranges = rangesBetween(rising);
      for (const each of [spec, ...rising])
        expect(ranges.filter((range) => isInRange(each, range))).toHaveLength(1);
      for (const [place, edge] of rising.entries())
        expect(ranges.findIndex((range) => isInRange(edge, range))).toBe(place);
      expect(new Set(ranges.map(rangeName)).size).toBe(ranges.length);
    }),
  );
});

test('a range is called by its edges', () => {
  expect(rangesBetween([5000, 10_000]).map(rangeName)).toEqual(['..5000', '5000..10000', '10000..']);
});

describe.each(CATEGORIES)('$slug', ({ id, slug }) => {
  test('offers price, stock and brand, then its own specs', () => {
    const keys = facetsOf(id).map(({ key }) => key);
    expect(keys).toEqual(['price', 'stock', 'brand', ...Object.keys(CATEGORY_SPECS[slug])]);
  });

  test('has ranges of numbers alone, between rising edges', () => {
    for (const facet of facetsOf(id)) {
      if (!('ranges' in facet) || facet.ranges === null) continue;
      const edges = facet.ranges.flatMap(({ upTo }) => upTo ?? []);
      expect(SPECIFICATIONS[facet.key].kind).toBe('number');
      expect(edges.length).toBeGreaterThan(0);
      expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b));
    }
  });
});

test('a category that the shop has added offers what any goods have', () => {
  expect(facetsOf(100_000).map(({ key }) => key)).toEqual(['price', 'stock', 'brand']);
});

const of = (facet: string, totals: Readonly<Record<string, number>>): readonly ValueTotal[] =>
  Object.entries(totals).map(([value, total]) => ({ facet, value, total }));
const names = (values: readonly { readonly value: string }[]) => values.map(({ value }) => value);

test('specs are summed in their ranges; a range that nothing is in is not offered', () => {
  const power = { key: 'powerW', ranges: rangesBetween([1000, 5000, 8000]) } as const;
  const all = of('powerW', { '800': 2, '5000': 3, '4600.5': 1, '12000': 4 });
  expect(countValues(power, all, all)).toEqual([
    { value: '..1000', total: 2 },
    { value: '1000..5000', total: 4 },
    { value: '8000..', total: 4 },
  ]);
});

test('what other choices leave nothing of is offered still', () => {
  const phases = { key: 'phases', ranges: null } as const;
  const all = of('phases', { '3': 5, '1': 7 });
  expect(countValues(phases, all, of('phases', { '3': 2 }))).toEqual([
    { value: '1', total: 0 },
    { value: '3', total: 2 },
  ]);
});

test('numbers stand by size, choices as they are defined, brands by alphabet', () => {
  const currents = of('ratedCurrentA', { '16': 1, '6': 1, '100': 1 });
  expect(names(countValues({ key: 'ratedCurrentA', ranges: null }, currents, []))).toEqual([
    '6',
    '16',
    '100',
  ]);
  const types = of('systemType', { micro: 1, hybrid: 1, 'grid-tied': 1 });
  expect(names(countValues({ key: 'systemType', ranges: null }, types, []))).toEqual([
    'grid-tied',
    'hybrid',
    'micro',
  ]);
  const brands = of('brand', { Huawei: 1, 'victron energy': 1, Deye: 1, ABB: 1 });
  expect(names(countValues({ key: 'brand' }, brands, []))).toEqual([
    'ABB',
    'Deye',
    'Huawei',
    'victron energy',
  ]);
});

test('totals of other facets are not mixed in', () => {
  const all = [...of('phases', { '1': 2 }), ...of('panelsCount', { '1': 40 })];
  expect(countValues({ key: 'phases', ranges: null }, all, all)).toEqual([{ value: '1', total: 2 }]);
});
