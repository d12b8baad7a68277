import { describe, expect, test } from 'vitest';
import { isCsrfPair, isFromThisSite, issueCsrfToken } from './csrf.ts';

const SECRET = 'a secret for tests only, long enough';

describe('the pair of cookie and header', () => {
  test('holds for a token that the shop issued and the header repeats', () => {
    const token = issueCsrfToken(SECRET);
    expect(isCsrfPair(token, token, SECRET)).toBe(true);
  });

  test('is refused when either is missing or they differ', () => {
    const token = issueCsrfToken(SECRET);
    expect(isCsrfPair(token, undefined, SECRET)).toBe(false);
    expect(isCsrfPair(undefined, token, SECRET)).toBe(false);
    expect(isCsrfPair('', '', SECRET)).toBe(false);
    expect(isCsrfPair(token, issueCsrfToken(SECRET), SECRET)).toBe(false);
  });

  test('is refused for a token that another site planted', () => {
    const [value = ''] = issueCsrfToken(SECRET).split('.');
    const planted = [
      value,
      `${value}.`,
      'planted',
      'planted.token',
      issueCsrfToken('another secret, also long'),
    ];
    expect(planted.filter((token) => isCsrfPair(token, token, SECRET))).toEqual([]);
  });

  test('is new for each visitor', () => {
    expect(new Set(Array.from({ length: 50 }, () => issueCsrfToken(SECRET))).size).toBe(50);
  });
});

describe('a form or script', () => {
  const ORIGIN = 'https://shop.example';
  /** A proxy that ends TLS asks by http. */
  const isOurs = (headers: Record<string, string>, url = 'http://shop.example/ua/auth') =>
    isFromThisSite(new Request(url, { method: 'POST', headers }), ORIGIN);

  test('of this site passes', () => {
    expect(isOurs({ 'sec-fetch-site': 'same-origin', origin: ORIGIN })).toBe(true);
    expect(isOurs({ 'sec-fetch-site': 'none' })).toBe(true);
    expect(isOurs({ origin: ORIGIN })).toBe(true);
    expect(isOurs({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  test('passes under another name of the shop where the browser says that it is the same', () => {
    const origin = 'http://127.0.0.1:3000';
    expect(isOurs({ 'sec-fetch-site': 'same-origin', origin }, `${origin}/ua/auth`)).toBe(true);
    expect(isOurs({ origin }, `${origin}/ua/auth`)).toBe(false);
  });

  test('of another site is refused, whatever origin it names', () => {
    expect(isOurs({ 'sec-fetch-site': 'cross-site', origin: ORIGIN })).toBe(false);
    expect(isOurs({ 'sec-fetch-site': 'same-site', origin: ORIGIN })).toBe(false);
    expect(isOurs({ origin: 'https://other.example' })).toBe(false);
    expect(isOurs({ origin: 'http://shop.example' })).toBe(false);
    expect(isOurs({ origin: 'null' })).toBe(false);
  });

  test.each(['https://evil.example', 'null', 'nonsense', ''])(
    'that names %j as its origin is refused, whatever else it says',
    (origin) => {
      for (const site of ['same-origin', 'none']) {
        expect(isOurs({ 'sec-fetch-site': site, origin })).toBe(false);
      }
    },
  );

  test('that names several origins is refused', () => {
    expect(isOurs({ 'sec-fetch-site': 'same-origin', origin: `${ORIGIN}, https://evil.example` })).toBe(
      false,
    );
  });

  test('of no browser passes: it carries no visitor’s cookies by accident', () => {
    expect(isOurs({})).toBe(true);
  });
});
