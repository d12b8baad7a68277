import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUNTRIES, readPostcode } from './countries.ts';

it.each([
  ['01001', 'UA', '01001'],
  ['01 001', 'UA', '01001'],
  [' UA-01001 ', 'UA', '01001'],
  ['30-001', 'PL', '30-001'],
  ['30001', 'PL', '30-001'],
  ['30 001', 'PL', '30-001'],
  ['30–001', 'PL', '30-001'],
  ['30 - 001', 'PL', '30-001'],
  ['PL 30-001', 'PL', '30-001'],
  ['10115', 'DE', '10115'],
  ['D-10115', 'DE', '10115'],
  ['DE 10115', 'DE', '10115'],
  ['F-75001', 'FR', '75001'],
  [' SW1A 1AA ', 'OTHER', 'SW1A 1AA'],
] as const)('reads „%s“ in %s', (text, country, postcode) => {
  expect(readPostcode(text, country)).toBe(postcode);
});

it.each([
  ['', 'UA'],
  ['30-001', 'UA'],
  ['0100', 'UA'],
  ['010012', 'UA'],
  ['300-01', 'DE'],
  ['D-1011', 'DE'],
  ['3000', 'PL'],
  ['30-0011', 'PL'],
] as const)('refuses „%s“ in %s', (text, country) => {
  expect(readPostcode(text, country)).toBeNull();
});

it('reads its own answer again', () => {
  const text = fc.stringMatching(/^[A-Z]{0,2}[\d -]{3,8}$/);
  fc.assert(
    fc.property(text, fc.constantFrom(...COUNTRIES), (typed, country) => {
      const postcode = readPostcode(typed, country) ?? '';
      fc.pre(postcode !== '');
      expect(readPostcode(postcode, country)).toBe(postcode);
    }),
  );
});
