import { expect, test } from 'vitest';
import { seedProducts } from '../../../content/seed/products.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../specifications.ts';
import { isProblem, readSpecification } from './read-values.ts';
import { boundsOf, readSides } from './specification-bounds.ts';

const keys = Object.keys(SPECIFICATIONS) as SpecificationKey[];

test('every fact that is a number has bounds, and no other', () => {
  for (const key of keys)
    expect([key, boundsOf(key) !== null]).toEqual([key, SPECIFICATIONS[key].kind === 'number']);
});

test('only coefficients of temperature can be below nothing', () => {
  const below = keys.filter((key) => (boundsOf(key)?.min ?? 0) < 0);
  expect(below).toEqual(['powerCoefficientPercentPerC', 'vocCoefficientPercentPerC']);
});

test('sides are written in one way, whatever stands between them', () => {
  for (const typed of ['1722x1134x30', '1722 х 1134 × 30', ' 1722*1134 X 30 '])
    expect(readSides('dimensionsMm', typed)).toEqual({ sides: '1722 × 1134 × 30' });
  expect(readSides('operatingTemperature', '−40…+85 °C')).toBeNull();
});

test('everything that the shop came with can be said', () => {
  const refused = seedProducts.flatMap(({ id, specifications }) =>
    Object.entries(specifications).flatMap(([key, value]) => {
      const read = readSpecification(key as SpecificationKey, String(value));
      return isProblem(read) ? [[id, key, value, read.reason]] : [];
    }),
  );
  expect(refused).toEqual([]);
});
