import { describe, expect, test } from 'vitest';
import { decideFirstSignIn, provedSince, readPerson, readPostedName } from './provider-person.ts';

const CLAIMS = { sub: 'a-1', email: 'Olena@Example.com', email_verified: true };

describe('the claims of a token', () => {
  test('say who somebody is', () => {
    expect(
      readPerson({ ...CLAIMS, given_name: 'Олена', family_name: 'Коваль', auth_time: 1_700_000_000 }),
    ).toEqual({
      subject: 'a-1',
      email: 'olena@example.com',
      isEmailVerified: true,
      firstName: 'Олена',
      lastName: 'Коваль',
      authenticatedAt: new Date(1_700_000_000_000),
    });
  });

  test('name nobody without a subject that may be one', () => {
    for (const sub of [undefined, '', 7, 'a b', 'ї', 'x'.repeat(256), '\u0000']) {
      expect(readPerson({ ...CLAIMS, sub })).toBeNull();
    }
    expect(readPerson(undefined)).toBeNull();
  });

  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('call an address verified by %s: %s', (email_verified, isEmailVerified) => {
    expect(readPerson({ ...CLAIMS, email_verified })).toMatchObject({ isEmailVerified });
  });

  test.each([undefined, null, 'nobody', 7, { a: 1 }, ''])('have no address in %s', (email) => {
    expect(readPerson({ ...CLAIMS, email })).toMatchObject({ email: null, isEmailVerified: false });
  });

  test('may hold a whole name, a web address for one, or a time that is none', () => {
    expect(readPerson({ ...CLAIMS, name: 'Jan van Dyck' })).toMatchObject({
      firstName: 'Jan',
      lastName: 'van Dyck',
    });
    expect(readPerson({ ...CLAIMS, given_name: 'visit evil.example now', family_name: {} })).toMatchObject({
      firstName: '',
      lastName: '',
    });
    for (const auth_time of ['1', -1, 1e300, Number.NaN]) {
      expect(readPerson({ ...CLAIMS, auth_time })?.authenticatedAt).toBeNull();
    }
  });

  test('give way to the name that was posted beside them', () => {
    const told = readPostedName('{"name":{"firstName":"Ada","lastName":"Lovelace"},"email":"x@example.com"}');
    expect(readPerson({ ...CLAIMS, given_name: 'Other' }, told)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'olena@example.com',
    });
  });

  test.each([null, '', 'no', '[]', '{"name":7}', '{}'])('are alone beside %s', (user) => {
    expect(readPostedName(user)).toBeNull();
  });
});

describe('a first sign-in', () => {
  const [owned, free] = [{ isOwned: true }, { isOwned: false }];
  test.each([
    ['prove-address', true, owned],
    ['new-account', true, free],
    ['claim-address', false, owned],
    ['claim-address', false, free],
  ] as const)('leads to %s', (decision, isEmailVerified, known) => {
    expect(decideFirstSignIn({ email: 'a@example.com', isEmailVerified }, known)).toBe(decision);
  });
  test('without an address asks for one', () => {
    expect(decideFirstSignIn({ email: null, isEmailVerified: false }, free)).toBe('ask-for-address');
  });
});

test('a proof counts from the beginning of the visit on, with some tolerance for clocks', () => {
  const sent = new Date('2026-11-24T12:00:00Z');
  expect(provedSince(new Date('2026-11-24T12:00:01Z'), sent)).toBe(true);
  expect(provedSince(new Date('2026-11-24T11:59:30Z'), sent)).toBe(true);
  expect(provedSince(new Date('2026-11-24T11:58:00Z'), sent)).toBe(false);
  expect(provedSince(null, sent)).toBe(false);
});
