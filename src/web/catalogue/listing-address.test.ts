import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LISTING_ORDERS } from '../../domain/catalogue/listing-order.ts';
import { parseListingAddress, printListingAddress, SHARED_LISTING } from './listing-address.ts';

const canonical = (query: string) => SHARED_LISTING.canonicalQuery(new URLSearchParams(query));

test('an address is read as it was written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LISTING_ORDERS), fc.integer({ min: 1, max: 9999 }), (sort, page) => {
      const printed = printListingAddress({ sort, page });
      expect(parseListingAddress(new URLSearchParams(printed))).toEqual({ sort, page });
      expect(canonical(printed)).toBe(printed);
    }),
  );
});

test('visitors cannot make up addresses: all odd queries are one', () => {
  const plain = [
    '',
    'page=1',
    'sort=recommended',
    'page=0',
    'page=-1',
    'page=1e9',
    'sort=x',
    'utm_source=a&b=c',
  ];
  expect(new Set(plain.map(canonical))).toEqual(new Set(['']));
  expect(canonical('x=1&page=2&sort=price-asc')).toBe('sort=price-asc&page=2');
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      expect(canonical(query)).toMatch(/^(sort=(price-asc|price-desc|newest))?&?(page=[1-9]\d{0,3})?$/);
    }),
  );
});
