import { expect, test } from 'vitest';
import { orderKeys } from '../orders/order-key.ts';
import { guestOrders, knownBrowsers } from './signed-cookies.ts';

const MINE = '4b4f1f6e-0000-4000-8000-000000000001';
const OTHER = '4b4f1f6e-0000-4000-8000-000000000002';
const keys = orderKeys('a secret of the shop, of enough length');
const { orderIn, cookieOf, keyQuery } = guestOrders(keys, { isSecure: true });
const asking = (cookie: string) => orderIn(new Headers({ cookie }));

test('a browser shows the order that it was given, and no other', () => {
  const [cookie = ''] = cookieOf(MINE).split(';');
  expect(asking(cookie)).toBe(MINE);
  expect(asking(`a=1; ${cookie}; b=2`)).toBe(MINE);
  expect(asking(cookie.replace(MINE, OTHER))).toBeNull();
  expect(asking(`x${cookie}`)).toBeNull();
  expect(asking(cookie.slice(0, -3))).toBeNull();
  expect(asking('')).toBeNull();
});

test('who holds the key of one order can be led to another of theirs, which its own key alone opens', () => {
  const key = new URLSearchParams(keyQuery(MINE)).get('key') ?? '';
  expect(keys.opens(MINE, key)).toBe(true);
  expect(keys.opens(OTHER, key)).toBe(false);
});

test('its cookie is for the shop’s server alone, and ends with the browser’s session', () => {
  expect(cookieOf(MINE)).toMatch(/^guestOrder=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(guestOrders(keys, { isSecure: false }).cookieOf(MINE)).not.toContain('Secure');
});

test('a browser shows when it was signed in to one account, and to no other', () => {
  const known = knownBrowsers(keys, { isSecure: true });
  const before = Date.now();
  const [cookie = ''] = known.cookieOf(' Olena@Example.com').split(';');
  const since = (shown: string, email = 'olena@example.com') =>
    known.knownSince(new Headers({ cookie: shown }), email)?.getTime() ?? null;
  expect(since(`a=1; ${cookie}`)).toBeGreaterThanOrEqual(before);
  expect(since(`a=1; ${cookie}`)).toBeLessThanOrEqual(Date.now());
  expect(since(cookie, 'other@example.com')).toBeNull();
  const later = cookie.replace(/=[\da-z]+/, `=${(before + 60_000).toString(36)}`);
  expect(since(later)).toBeNull();
  expect(since('')).toBeNull();
});
