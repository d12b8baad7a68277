import { expect, test } from 'vitest';
import { countValues, type ValueTotal } from './count-values.ts';
import { rangesBetween } from './spec-range.ts';

const of = (facet: string, totals: Readonly<Record<string, number>>): readonly ValueTotal[] =>
  Object.entries(totals).map(([value, total]) => ({ facet, value, total }));
const names = (values: readonly { readonly value: string }[]) => values.map(({ value }) => value);

test('figures are summed in their ranges; a range that nothing is in is not offered', () => {
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
