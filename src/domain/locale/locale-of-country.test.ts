import { expect, test } from 'vitest';
import { localeOfCountry } from './locale-of-country.ts';

test.each([
  ['PL', 'pl'],
  ['UA', 'uk'],
  ['DE', 'uk'],
  ['GB', 'uk'],
  [null, 'uk'],
] as const)('visitors from %s read %s', (country, locale) => {
  expect(localeOfCountry(country)).toBe(locale);
});
