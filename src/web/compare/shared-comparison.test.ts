import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAddress } from './compare-address.ts';
import { parseCompareAddress, SHARED_COMPARISON } from './shared-comparison.ts';

const asked = (query: string) => parseCompareAddress(new URLSearchParams(query));

test('reads what it wrote', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 4 });
  fc.assert(
    fc.property(ids, fc.boolean(), (some, onlyDifferences) => {
      const address = compareAddress({ ids: some, onlyDifferences });
      expect(asked(address.split('?')[1] ?? '')).toEqual({ ids: some, onlyDifferences });
    }),
  );
});

test.each([
  ['ids=101,102,101', [101, 102]],
  ['ids=101,two,-3,0,1e3,4.5,,102', [101, 102]],
  ['ids=1,2,3,4,5,6', [1, 2, 3, 4]],
  ['', []],
])('of %s takes what reads as products, at most four', (query, ids) => {
  expect(asked(query).ids).toEqual(ids);
});

test('whatever is asked is kept under one spelling', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const canonical = SHARED_COMPARISON.canonicalQuery(new URLSearchParams(query)) ?? '';
      expect(SHARED_COMPARISON.canonicalQuery(new URLSearchParams(canonical))).toBe(canonical);
    }),
  );
  expect(SHARED_COMPARISON.canonicalQuery(new URLSearchParams('utm=x&differences=1&ids=2,2,1'))).toBe(
    'ids=2,1&differences=1',
  );
});
