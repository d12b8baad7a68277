import { expect, test } from 'vitest';
import { brandName, isMethodExpired, isStorableFace, maskEmail, type MethodFace } from './saved-method.ts';

test.each([
  [11, 2026, false],
  [10, 2026, true],
  [12, 2025, true],
  [1, 2027, false],
])('in November 2026 a card until %i/%i has expired: %s', (expiryMonth, expiryYear, expired) =>
  expect(isMethodExpired({ expiryMonth, expiryYear }, { year: 2026, month: 11 })).toBe(expired),
);

test('what has no last month does not expire', () =>
  expect(isMethodExpired({ expiryMonth: null, expiryYear: null }, { year: 2026, month: 11 })).toBe(false));

test.each([
  ['olena@example.com', 'o•••@example.com'],
  ['o@example.com', 'o•••@example.com'],
  ['nobody', 'n•••'],
  ['', '•••'],
])('of %s is shown %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

test('brands are printed as they write themselves, unknown ones not at all', () => {
  expect(['visa', 'MasterCard', 'unknown'].map(brandName)).toEqual(['Visa', 'Mastercard', '']);
});

const card: MethodFace = {
  kind: 'card',
  brand: 'Visa',
  last4: '4242',
  account: null,
  expiryMonth: 12,
  expiryYear: 2030,
};

test.each<[string, Partial<MethodFace>, boolean]>([
  ['a card', {}, true],
  [
    'a wallet',
    { kind: 'wallet', last4: null, account: 'o•••@example.com', expiryMonth: null, expiryYear: null },
    true,
  ],
  ['a whole number', { last4: '4242424242424242' }, false],
  ['a number as a name', { brand: '4242 42424242 4242' }, false],
  ['an open address', { account: 'olena@example.com' }, false],
  ['a month without its year', { expiryYear: null }, false],
  ['a thirteenth month', { expiryMonth: 13 }, false],
])('%s may be kept: %#', (_, change, may) => expect(isStorableFace({ ...card, ...change })).toBe(may));
