import { expect, test, it } from 'vitest';
import { localeOfCountry, prefersPolish } from './locale.ts';

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

it.each([
  ['pl', true],
  ['pl-PL,pl;q=0.9,en;q=0.8', true],
  ['PL', true],
  ['en;q=0.5, pl;q=0.9', true],
  ['pl;q=0.9,uk', false],
  ['en-GB,pl;q=0.9', false],
  ['pl;q=0', false],
  ['pl;q=x', false],
  ['plt', false],
  ['*', false],
  ['', false],
  [null, false],
])('%s asks for Polish first: %s', (header, polish) => {
  expect(prefersPolish(header)).toBe(polish);
});
