import { expect, test } from 'vitest';
import type { ListingOrder } from '../listing.ts';
import { type FoundProduct, sortListing } from './filter-listing.ts';

const made = (id: number, createdAt: number, price: number | null): FoundProduct => ({
  id,
  createdAt,
  price,
  categoryId: 1,
  brand: 'Deye',
  isInStock: true,
  specs: {},
});
const found = [made(4, 10, 500), made(2, 20, 100), made(3, 10, null), made(5, 20, 500), made(1, 10, null)];

test.each<[ListingOrder, readonly number[]]>([
  ['recommended', [4, 2, 3, 5, 1]],
  ['price-asc', [2, 4, 5, 1, 3]],
  ['price-desc', [3, 1, 5, 4, 2]],
  ['newest', [2, 5, 4, 3, 1]],
])('found products stand %s, alike ones by number or as they were found', (order, ids) => {
  expect(sortListing(found, order).map(({ id }) => id)).toEqual(ids);
});
