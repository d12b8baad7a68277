import { expect, test } from 'vitest';
import { orderKeys } from '../orders/order-key.ts';
import { guestOrders, knownBrowsers } from './signed-cookies.ts';

const MINE = '4b4f1f6e-0000-4000-8000-000000000001';
const OTHER = '4b4f1f6e-0000-4000-8000-000000000002';
const keys = orderKeys('a secret of the shop, of enough length');
const { ordersIn, cookieOf, keyQuery } = guestOrders(keys, { isSecure: true });
const NONE = new Headers();
const asking = (cookie: string) => ordersIn(new Headers({ cookie }));

test('a browser shows the order that it was given, and no other', () => {
  const [cookie = ''] = cookieOf(MINE, NONE).split(';');
  expect(asking(cookie)).toEqual([MINE]);
  expect(asking(`a=1; ${cookie}; b=2`)).toEqual([MINE]);
  expect(asking(cookie.replace(MINE, OTHER))).toEqual([]);
  expect(asking(`x${cookie}`)).toEqual([]);
  expect(asking(cookie.slice(0, -3))).toEqual([]);
  expect(asking('')).toEqual([]);
});

test('a browser keeps the last orders that it was given, the latest first', () => {
  const given = (ids: readonly string[]) => {
    let cookie = '';
    for (const id of ids) [cookie = ''] = cookieOf(id, new Headers({ cookie })).split(';');
    return cookie;
  };
  expect(asking(given([MINE, OTHER]))).toEqual([OTHER, MINE]);
  expect(asking(given([MINE, OTHER, MINE]))).toEqual([MINE, OTHER]);
  const many = Array.from({ length: 12 }, (_, index) => `${MINE.slice(0, -2)}${10 + index}`);
  expect(asking(given(many))).toEqual(many.toReversed().slice(0, 8));
  expect(asking(`${given([MINE])}~${OTHER}.made-up`)).toEqual([MINE]);
});

test('who holds the key of one order can be led to another of theirs, which its own key alone opens', () => {
  const key = new URLSearchParams(keyQuery(MINE)).get('key') ?? '';
  expect(keys.opens(MINE, key)).toBe(true);
  expect(keys.opens(OTHER, key)).toBe(false);
});

test('its cookie is for the shop’s server alone, and ends with the browser’s session', () => {
  expect(cookieOf(MINE, NONE)).toMatch(/^guestOrder=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(guestOrders(keys, { isSecure: false }).cookieOf(MINE, NONE)).not.toContain('Secure');
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
