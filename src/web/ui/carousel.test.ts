import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselAutoplayMs } from './carousel.tsx';
import { wrapIndex } from './wrap-index.ts';

describe('a round of slides', () => {
  it('moves on every 5000 ms (S §9)', () => {
    expect(carouselAutoplayMs).toBe(5000);
  });

  it('comes back after as many steps as there are slides, in either direction', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), (start, count) => {
        const index = start % count;
        expect(wrapIndex(index + count, count)).toBe(index);
        expect(wrapIndex(index - count, count)).toBe(index);
      }),
    );
  });

  it('goes from the last to the first, from the first to the last, and nowhere in an empty list', () => {
    expect([wrapIndex(3, 3), wrapIndex(-1, 3), wrapIndex(0, 0)]).toEqual([0, 2, -1]);
  });
});
