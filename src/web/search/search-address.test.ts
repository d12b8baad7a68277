import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearchAddress, printSearchAddress, SHARED_SEARCH } from './search-address.ts';

const canonical = (query: string) => SHARED_SEARCH.canonicalQuery(new URLSearchParams(query));

test('an address is read as it was written', () => {
  const term = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim());
  fc.assert(
    fc.property(term, fc.boolean(), fc.integer({ min: 1, max: 9999 }), (text, inStock, page) => {
      const printed = printSearchAddress({ term: text, inStock, page });
      expect(parseSearchAddress(new URLSearchParams(printed))).toEqual({ term: text, inStock, page });
      expect(canonical(printed)).toBe(printed);
    }),
  );
});

test('names that results do not read make no other page', () => {
  expect(canonical('x=1&inStock=yes&page=01&q=deye')).toBe('q=deye');
});

test('a term that the field would show otherwise is not shared', () => {
  expect(canonical('q=+deye')).toBeNull();
  expect(canonical(`q=${'a'.repeat(300)}`)).toBeNull();
});
