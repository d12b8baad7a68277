import { expect, test } from 'vitest';
import { localeOfCountry } from './locale-of-country.ts';

test.each([
  ['PL', 'uk', 'pl'],
  ['PL', 'en', 'pl'],
  ['UA', 'en', 'uk'],
  ['DE', 'uk', 'uk'],
  ['DE', 'pl', 'uk'],
  ['DE', 'en', 'en'],
  ['GB', 'en', 'en'],
  [null, 'en', 'uk'],
  [null, 'pl', 'uk'],
] as const)('visitors from %s who are shown %s read %s', (country, shown, locale) => {
  expect(localeOfCountry(country, shown)).toBe(locale);
});
