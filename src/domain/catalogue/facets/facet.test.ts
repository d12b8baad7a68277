import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../categories.ts';
import { SPECIFICATIONS } from '../specifications.ts';
import { CATEGORY_SPECS } from './category-specs.ts';
import { facetsOf } from './facet.ts';

describe.each(CATEGORIES)('$slug', ({ id, slug }) => {
  test('offers price, stock and brand, then its own figures', () => {
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
