import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test.each([
  ['/product/101', { category: null, productId: 101 }],
  ['/product/none', { category: null, productId: 0 }],
  ['/Product/101', { category: null, productId: 101 }],
  ['/batteries', { category: 'batteries', productId: null }],
  ['/category/nope', { category: 'nope', productId: null }],
  ['/category/2', { category: '2', productId: null }],
  ['/lifts-and-cranes/cranes', { category: 'cranes', productId: null }],
  ['/sets-of-solar-power-plants/401', { category: 'sets-of-solar-power-plants', productId: 401 }],
  [
    `/${encodeURIComponent('портативні-електростанції')}/90`,
    { category: 'portable-power-stations', productId: 90 },
  ],
  ['/faq', null],
  ['/', null],
  ['/constructor', null],
])('%s', (path, target) => {
  expect(linkTarget(path)).toEqual(target);
});
