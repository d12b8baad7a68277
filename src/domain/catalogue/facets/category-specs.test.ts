import { expect, test } from 'vitest';
import { CATEGORIES, type CategorySlug } from '../categories.ts';
import { SPECIFICATIONS } from '../specifications.ts';
import { leadingSpecOf } from './category-specs.ts';

const idOf = (slug: CategorySlug) => CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;

test.each(CATEGORIES)('$slug has one, and it is a number', ({ id }) => {
  const key = leadingSpecOf(id);
  expect(key && SPECIFICATIONS[key].kind).toBe('number');
});

test.each([
  ['solar-panels', 'powerW'],
  ['batteries', 'energyKwh'],
  ['inverters', 'powerW'],
  ['lifts-and-cranes', 'workingHeightM'],
] as const)('%s are told apart by %s', (slug, key) => {
  expect(leadingSpecOf(idOf(slug))).toBe(key);
});

test('a category that the shop has added has none', () => {
  expect(leadingSpecOf(9999)).toBeNull();
});
