import { expect, test } from 'vitest';
import { CATEGORIES, type CategorySlug } from './categories.ts';
import { outerSize, railSize, transportSize } from './outer-size.ts';

const idOf = (slug: CategorySlug) => CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;

test('what stands is measured by width, depth and height', () => {
  expect(outerSize(idOf('batteries'), '620 × 170 × 980')).toEqual({ width: 620, depth: 170, height: 980 });
});

test('what hangs is measured by its face first, a panel by its length', () => {
  expect(outerSize(idOf('inverters'), '525 × 470 × 146.5')).toEqual({
    width: 525,
    height: 470,
    depth: 146.5,
  });
  expect(outerSize(idOf('solar-panels'), '1722 × 1134 × 30')).toEqual({
    width: 1134,
    height: 1722,
    depth: 30,
  });
});

test.each(['1e300 × 470 × 146', 'Infinity × 470 × 146', '525 × 0 × 146', '525 × 470'])(
  'measures that no product has are none: %s',
  (measures) => {
    expect(outerSize(idOf('inverters'), measures)).toBeNull();
  },
);

test.each(['scissor-lifts', 'mounting-systems'] as const)(
  'the measures of %s are not those of the product as it is used',
  (slug) => {
    expect(outerSize(idOf(slug), '2480 × 1190 × 2540')).toBeNull();
  },
);

test.each([undefined, '', '10 × 38', '1 × 2 × x', '0 × 5 × 5', '1 × 2 × 3 × 4'])('%j is no size', (text) => {
  expect(outerSize(idOf('batteries'), text)).toBeNull();
});

test('a machine has its length first as it is transported', () => {
  expect(transportSize(idOf('scissor-lifts'), '2480 × 1190 × 2540')).toEqual({
    width: 2480,
    depth: 1190,
    height: 2540,
  });
  expect(transportSize(idOf('batteries'), '620 × 170 × 980')).toBeNull();
});

test('a rail is measured by its profile where the first figure is its length', () => {
  const rail = { dimensionsMm: '4400 × 39 × 37', lengthM: 4.4 };
  expect(railSize(idOf('mounting-systems'), rail)).toEqual({ width: 39, height: 37, depth: 4400 });
  expect(railSize(idOf('mounting-systems'), { ...rail, lengthM: 4.2 })).toBeNull();
  expect(railSize(idOf('mounting-systems'), { ...rail, lengthM: undefined })).toBeNull();
  expect(railSize(idOf('batteries'), rail)).toBeNull();
});
