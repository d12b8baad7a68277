import { expect, test } from 'vitest';
import { groupSpecs } from './specification-groups.ts';
import { SPECIFICATIONS, type SpecificationKey } from './specifications.ts';

const keys = Object.keys(SPECIFICATIONS) as SpecificationKey[];

test('every spec of the catalogue has its place in exactly one part', () => {
  const placed = groupSpecs(keys.map((key) => ({ key }))).flatMap(({ entries }) => entries);
  expect(placed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});

test('specs keep their order inside of a part, and empty parts are left out', () => {
  const parts = groupSpecs([{ key: 'weightKg' }, { key: 'powerW' }, { key: 'material' }]);
  expect(parts).toEqual([
    { group: 'main', entries: [{ key: 'powerW' }] },
    { group: 'build', entries: [{ key: 'weightKg' }, { key: 'material' }] },
  ]);
});
