import { describe, expect, test } from 'vitest';
import {
  hasCounted,
  keeperOf,
  PASSKEY_NAME_MAX,
  readPasskeyId,
  readPasskeyName,
  relyingPartyOf,
} from './passkey.ts';

describe('the relying party', () => {
  test.each([
    ['https://promin.example', { id: 'promin.example', origin: 'https://promin.example' }],
    [
      'https://shop.promin.example:8443/',
      { id: 'shop.promin.example', origin: 'https://shop.promin.example:8443' },
    ],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ])('of %s is its domain and its origin', (publicUrl, expected) => {
    expect(relyingPartyOf(publicUrl)).toEqual(expected);
  });
  test.each([
    'http://127.0.0.1:3000',
    'https://192.0.2.7',
    'https://[2001:db8::7]',
    'http://promin.example',
    'http://localhost.example',
  ])('is none under %s', (publicUrl) => {
    expect(relyingPartyOf(publicUrl)).toBeNull();
  });
});

test.each([
  [0, 0, true],
  [0, 1, true],
  [7, 8, true],
  [7, 7, false],
  [7, 6, false],
  [7, 0, false],
])('a counter that was %i and is %i has gone on: %s', (former, given, expected) => {
  expect(hasCounted(former, given)).toBe(expected);
});

describe('a name', () => {
  test('is one line without what nobody sees', () => {
    expect(readPasskeyName('  Мій\u200b  iPhone \n 15 ')).toBe('Мій iPhone 15');
  });
  test.each([
    ['a missing one', null],
    ['blanks', ' \u200b '],
    ['an address', 'call evil.example/now'],
    ['a long one', 'x'.repeat(PASSKEY_NAME_MAX + 1)],
  ])('is not %s', (_, typed) => {
    expect(readPasskeyName(typed)).toBeNull();
  });
});

test('an id of a form is a UUID', () => {
  expect(readPasskeyId('6f1c7a8e-3f52-4c3a-9d8e-0b6f2a1c4d5e')).toBe('6f1c7a8e-3f52-4c3a-9d8e-0b6f2a1c4d5e');
  expect([null, '', 'x', '6f1c7a8e'].map(readPasskeyId)).toEqual([null, null, null, null]);
});

test('a program that keeps passkeys is known by its id, and another is not', () => {
  expect(keeperOf('bada5566-a7aa-401f-bd96-45619a55120d')).toBe('1Password');
  expect(keeperOf('00000000-0000-0000-0000-000000000000')).toBeNull();
});
