import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LISTING_ORDERS } from '../../domain/catalogue/listing.ts';
import { parseSearchAddress, printSearchAddress, SHARED_SEARCH } from './search-address.ts';

const canonical = (query: string) => SHARED_SEARCH.canonicalQuery(new URLSearchParams(query));

test('an address is read as it was written', () => {
  const address = fc.record({
    term: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
    categories: fc.subarray(['batteries', 'inverters']),
    values: fc.constantFrom({}, { stock: ['in-stock'] }, { brand: ['Deye'], powerW: ['1000..5000'] }),
    price: fc.constant(null),
    days: fc.constantFrom(null, { firstDay: '2026-12-03', lastDay: '2026-12-05' }),
    sort: fc.constantFrom(...LISTING_ORDERS),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(address, (asked) => {
      const printed = printSearchAddress(asked);
      expect(parseSearchAddress(new URLSearchParams(printed))).toEqual(asked);
      expect(canonical(printed)).toBe(printed);
    }),
  );
});

test('names that results do not read make no other page', () => {
  expect(canonical('x=1&inStock=yes&page=01&q=deye&category=garden')).toBe('q=deye');
});

test('a term that the field would show otherwise is not shared', () => {
  expect(canonical('q=+deye')).toBeNull();
  expect(canonical(`q=${'a'.repeat(300)}`)).toBeNull();
});
