import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInRange, rangeName, rangesBetween } from './spec-range.ts';

test('every figure is in exactly one range, an edge in the lower one', () => {
  const edges = fc.uniqueArray(fc.integer(), { maxLength: 6 }).map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(edges, fc.double({ noNaN: true }), (rising, figure) => {
      const ranges = rangesBetween(rising);
      for (const each of [figure, ...rising])
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
