import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REGIONS } from '../locale/locale.ts';
import { pathIn, swapRegion } from './path-in-region.ts';

it('puts a path under a region', () => {
  expect(pathIn('ua', '/')).toBe('/ua');
  expect(pathIn('pl', '/cart')).toBe('/pl/cart');
  expect(pathIn('en', '/?page=2')).toBe('/en?page=2');
  expect(pathIn('en', '/#top')).toBe('/en#top');
});

it('swaps the region of the same page, and back', () => {
  const region = fc.constantFrom(...REGIONS);
  const path = fc.constantFrom('/', '/cart', '/product/5', '/lifts-and-cranes/boom-lifts');
  fc.assert(
    fc.property(region, region, path, (from, target, page) => {
      expect(swapRegion(pathIn(from, page), target)).toBe(pathIn(target, page));
    }),
  );
  expect(swapRegion('/cart', 'pl')).toBe('/pl/cart');
  expect(swapRegion('/', 'pl')).toBe('/pl');
});
