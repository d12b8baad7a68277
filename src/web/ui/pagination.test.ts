import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

const places = fc
  .integer({ min: 1, max: 500 })
  .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));

describe('the pages of a pagination', () => {
  it('hold the first, the last and the current page, in order, without repeats', () => {
    fc.assert(
      fc.property(places, ([page, pageCount]) => {
        const pages = pageWindow(page, pageCount).filter((entry) => entry !== 'gap');
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]));
      }),
    );
  });

  it('never take more than seven places', () => {
    fc.assert(
      fc.property(places, ([page, pageCount]) => {
        expect(pageWindow(page, pageCount).length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it.each([
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  ] as const)('page %i of %i', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected);
  });
});
