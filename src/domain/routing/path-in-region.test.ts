import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REGIONS } from '../locale/locale.ts';
import { pathIn, swapQuery, swapRegion } from './path-in-region.ts';

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

it.each([
  ['', ''],
  ['?page=2', '?page=2'],
  [
    '?mode=register&redirect=%2Fua%2Fprofile%2Forders%3Fq%3D1',
    '?mode=register&redirect=%2Fpl%2Fprofile%2Forders%3Fq%3D1',
  ],
  ['?redirect=%2Fua', '?redirect=%2Fpl'],
  ['?redirect=%2Fua%3Fx%3D1', '?redirect=%2Fpl%3Fx%3D1'],
  ['?redirect=%2Fuau', '?redirect=%2Fuau'],
  ['?redirect=https%3A%2F%2Felsewhere.example%2Fua', '?redirect=https%3A%2F%2Felsewhere.example%2Fua'],
])('leads on from %j in Polish to %j', (search, swapped) => {
  expect(swapQuery(search, 'pl')).toBe(swapped);
});
