import { expect, test } from 'vitest';
import { indexingOf } from './listing.ts';

test('each page of the whole listing stands for itself', () => {
  for (const page of [1, 2, 40])
    expect(indexingOf({ isNarrowed: false, isSorted: false, page })).toEqual({
      isIndexed: true,
      canonicalPage: page,
    });
});

test('another order of the same goods is the listing’s first page', () => {
  expect(indexingOf({ isNarrowed: false, isSorted: true, page: 3 })).toEqual({
    isIndexed: true,
    canonicalPage: 1,
  });
});

test('what shoppers have narrowed is not kept', () => {
  for (const isSorted of [true, false])
    expect(indexingOf({ isNarrowed: true, isSorted, page: 2 }).isIndexed).toBe(false);
});
